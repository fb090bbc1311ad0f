/** What only the pages before a table say: loaded with them. */
import { FluentResource } from '@fluent/bundle'
import en from '../texts/start.en.ftl?raw'
import it from '../texts/start.it.ftl?raw'
import { bundles } from './texts'

bundles.en.addResource(new FluentResource(en))
bundles.it.addResource(new FluentResource(it))
