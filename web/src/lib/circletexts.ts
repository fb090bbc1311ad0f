/** What the pages of persons, groups and finished games say: loaded with them, not with every table. */
import { FluentResource } from '@fluent/bundle'
import en from '../texts/circle.en.ftl?raw'
import it from '../texts/circle.it.ftl?raw'
import { bundles } from './texts'

bundles.en.addResource(new FluentResource(en))
bundles.it.addResource(new FluentResource(it))
