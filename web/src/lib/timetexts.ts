/** What is said about clocks, votes and leaving: loaded with what shows it, not with every table. */
import { FluentResource } from '@fluent/bundle'
import en from '../texts/time.en.ftl?raw'
import it from '../texts/time.it.ftl?raw'
import { bundles } from './texts'

bundles.en.addResource(new FluentResource(en))
bundles.it.addResource(new FluentResource(it))
