/** Before the tests of a file: both languages, as if somebody had read them. */
import { speak } from '../src/lib/texts'

await speak('it')
await speak('en')
