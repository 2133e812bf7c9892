import type { ServicePoint } from '../commerce/contract/checkout'
import { dateFormat } from '../store/intl-formats'

/** Opening hours in words, a text per group of days with the same hours: `mån–fre 07–22`, in Danish `man.–fre. 09–17.30`. Days on which it is closed are left out. */
export function openingHours(hours: ServicePoint['hours'], iso: string): string[] {
  return hours.flatMap(({ days, opens, closes }) => {
    const [first, last] = [days[0], days.at(-1)]
    if (first === undefined || last === undefined || opens === null || closes === null) return []
    const named = first === last ? dayName(first, iso) : `${dayName(first, iso)}–${dayName(last, iso)}`
    return [`${named} ${clock(opens, iso)}–${clock(closes, iso)}`]
  })
}

/** 5 January 1970 was a Monday. `day` is 1 for Monday to 7 for Sunday. */
const dayName = (day: number, iso: string): string =>
  dateFormat(iso, { weekday: 'short', timeZone: 'UTC' }).format(new Date(Date.UTC(1970, 0, 4 + day)))

/** `09:30` as the language writes it, Danish with a full stop; full hours without minutes. */
const clock = (time: string, iso: string): string => time.replace(/:00$/, '').replace(':', separator(iso))

/** The separator between hour and minute, by language. */
const separator = (iso: string): string =>
  dateFormat(iso, { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' })
    .formatToParts(0)
    .find(({ type }) => type === 'literal')?.value ?? ':'
