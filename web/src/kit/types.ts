/** What the shell and a board say to each other, for boards. */
export type {
  Action,
  Ask,
  BoardProps,
  Consulted,
  Lang,
  Odds,
  Option,
  Reference,
  Refused,
  Route,
  Sitting,
  Step,
  View,
} from '../lib/types'
