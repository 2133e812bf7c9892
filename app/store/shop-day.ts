import { TIME_ZONE } from '../commerce/contract/time-zone'
import { dateFormat } from './intl-formats'

/** The day of a moment in the time zone of the warehouse, which all four countries have: `2026-11-27`. */
export function shopDay(moment: Date): string {
  return dateFormat('sv-SE', { dateStyle: 'short', timeZone: TIME_ZONE }).format(moment)
}
