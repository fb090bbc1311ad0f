/** When somebody was here last, as people say it. The server knows it to some minutes. */
import './strangertexts'
import { t } from './texts'

const HERE = 15 // minutes
export const isHere = (at: number, now = Date.now()): boolean => now / 1000 - at < HERE * 60
export function presence(at: number, now = Date.now()): string {
  const minutes = Math.round((now / 1000 - at) / 60)
  if (isHere(at, now)) return t('presence-here')
  if (minutes < 60) return t('presence-minutes', { n: minutes })
  if (minutes < 24 * 60) return t('presence-hours', { n: Math.round(minutes / 60) })
  const days = Math.round(minutes / 1440)
  return days < 60 ? t('presence-days', { n: days }) : t('presence-long')
}
