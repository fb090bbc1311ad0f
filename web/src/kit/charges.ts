/** What may stand on a person's shield: the charges of `arms.json`, as outlines. Loaded when the first shield is drawn. */
import anchor from 'icon:anchor'
import bear from 'icon:bear-head'
import bee from 'icon:bee'
import boar from 'icon:boar'
import book from 'icon:open-book'
import church from 'icon:church'
import crown from 'icon:crown'
import dragon from 'icon:dragon-head'
import eagle from 'icon:eagle-emblem'
import griffin from 'icon:griffin-symbol'
import herald from 'icon:trumpet-flag'
import hourglass from 'icon:hourglass'
import key from 'icon:key'
import lion from 'icon:lion'
import lys from 'icon:fleur-de-lys'
import oakLeaf from 'icon:oak-leaf'
import raven from 'icon:raven'
import rooster from 'icon:rooster'
import rose from 'icon:flower-emblem'
import serpent from 'icon:sea-serpent'
import stag from 'icon:deer-head'
import stars from 'icon:stars-stack'
import sun from 'icon:heraldic-sun'
import swan from 'icon:swan'
import swords from 'icon:crossed-swords'
import tower from 'icon:stone-tower'
import tree from 'icon:oak'
import unicorn from 'icon:unicorn'
import wildRose from 'icon:rose'
import wolf from 'icon:wolf-head'
import { outline } from './icon'

const found: Record<string, string> = {
  'oak-leaf': oakLeaf,
  tower,
  lion,
  eagle,
  'fleur-de-lys': lys,
  rose,
  griffin,
  wolf,
  stag,
  boar,
  swan,
  raven,
  rooster,
  bee,
  bear,
  dragon,
  serpent,
  unicorn,
  sun,
  stars,
  key,
  swords,
  anchor,
  book,
  crown,
  church,
  herald,
  'wild-rose': wildRose,
  tree,
  hourglass,
}
export const CHARGES: Record<string, string> = Object.fromEntries(
  Object.entries(found).map(([name, body]) => [name, outline(body)]),
)
