/** What is said about notices and mail: loaded with those pages. */
import { FluentResource } from '@fluent/bundle'
import en from '../texts/notices.en.ftl?raw'
import it from '../texts/notices.it.ftl?raw'
import { bundles } from './texts'

bundles.en.addResource(new FluentResource(en))
bundles.it.addResource(new FluentResource(it))
