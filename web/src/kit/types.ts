/** What the shell and a board say to each other, for boards. */
export type { Action, BoardProps, Lang, Option, Refused, View } from '../lib/types'
