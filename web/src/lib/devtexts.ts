/** What the workshop says: loaded with it. */
import { FluentResource } from '@fluent/bundle'
import en from '../texts/dev.en.ftl?raw'
import it from '../texts/dev.it.ftl?raw'
import { bundles } from './texts'

bundles.en.addResource(new FluentResource(en))
bundles.it.addResource(new FluentResource(it))
