/** What a person reads about themselves: loaded with those pages, not with every table. */
import { FluentResource } from '@fluent/bundle'
import en from '../texts/person.en.ftl?raw'
import it from '../texts/person.it.ftl?raw'
import { bundles } from './texts'

bundles.en.addResource(new FluentResource(en))
bundles.it.addResource(new FluentResource(it))
