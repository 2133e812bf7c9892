import { resourceHref } from '../../routing/resources'
import { DEFAULT_LANGUAGE } from '../../store/languages'
import type { Reason } from '../rules/withheld'
import type { SentEvent } from './bus'

/** Shows an event to `npm run analytics:log`: sent to the shop itself, also what is withheld from others. */
export function showLocally(event: SentEvent, withheld: Reason | null): void {
  const body = new Blob([JSON.stringify({ ...event, withheld })], { type: 'application/json' })
  navigator.sendBeacon(resourceHref('analyticsEvents', DEFAULT_LANGUAGE), body)
}
