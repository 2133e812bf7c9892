import { isGranted } from '../../store/consent-mask'

/** The reason for which an event stays in the browser: no consent to statistics or ads, or a session of the shop's own staff. */
export type Reason = 'consent' | 'internal'

/** Whether the tag manager may run: statistics or ads were allowed. Consent Mode decides which of its tags run. */
export function mayTrack(mask: number | null): boolean {
  return isGranted(mask, 'analytics') || isGranted(mask, 'adStorage')
}

/** Null for an event that may be sent. */
export function withheld(mask: number | null, isInternal: boolean): Reason | null {
  return isInternal ? 'internal' : mayTrack(mask) ? null : 'consent'
}
