/** What the designer's desk says: loaded with it. */
import { FluentResource } from '@fluent/bundle'
import en from '../texts/desk.en.ftl?raw'
import it from '../texts/desk.it.ftl?raw'
import { bundles } from './texts'

bundles.en.addResource(new FluentResource(en))
bundles.it.addResource(new FluentResource(it))
