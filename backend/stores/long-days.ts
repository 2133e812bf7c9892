import { LONG_DAYS } from './formats'
import type { Store } from './stores'

/** A calendar day (ISO date): `24 november 2026`. */
export const longDay = (day: string, { language }: Store): string => LONG_DAYS[language].format(noonOf(day))

/**
 * Two calendar days (ISO dates): `24–26 november 2026`. The language may put thin spaces
 * around the dash, which not every font has.
 */
export const longDays = (from: string, to: string, { language }: Store): string =>
  LONG_DAYS[language].formatRange(noonOf(from), noonOf(to)).replaceAll('\u2009', ' ')

/** Noon in UTC is the same calendar day in every store. */
const noonOf = (day: string) => new Date(`${day}T12:00:00Z`)
