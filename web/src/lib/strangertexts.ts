/** What the pages of open tables and private talk say: loaded with them, not with every table. */
import { FluentResource } from '@fluent/bundle'
import en from '../texts/stranger.en.ftl?raw'
import it from '../texts/stranger.it.ftl?raw'
import { bundles } from './texts'

bundles.en.addResource(new FluentResource(en))
bundles.it.addResource(new FluentResource(it))
