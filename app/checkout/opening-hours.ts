import type { ServicePoint } from '../commerce/contract/checkout'
import { dateFormat } from '../store/intl-formats'

/** A dash at which no line ends: word joiners stand around it. */
const DASH = '\u2060–\u2060'

/**
 * Opening hours in words, a text per group of days with the same hours: `mån–fre 07–22`, in Danish `man.–fre. 09–17.30`. Days on
 * which it is closed are left out. Each text stays on one line.
 */
export function openingHours(hours: ServicePoint['hours'], iso: string): string[] {
  return hours.flatMap(({ days, opens, closes }) => {
    if (days.length === 0 || opens === null || closes === null) return []
    const named = runsOf(days).map(([first, last]) =>
      first === last ? dayName(first, iso) : dayName(first, iso) + DASH + dayName(last, iso),
    )
    return [`${named.join(', ')} ${clock(opens, iso)}${DASH}${clock(closes, iso)}`.replaceAll(' ', '\u00a0')]
  })
}

/** The first and the last day of each run of days that follow each other. */
function runsOf(days: readonly number[]): [number, number][] {
  const runs: [number, number][] = []
  for (const day of days.toSorted((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run !== undefined && day === run[1] + 1) run[1] = day
    else runs.push([day, day])
  }
  return runs
}

/** 5 January 1970 was a Monday. `day` is 1 for Monday to 7 for Sunday. */
const dayName = (day: number, iso: string): string =>
  dateFormat(iso, { weekday: 'short', timeZone: 'UTC' }).format(new Date(Date.UTC(1970, 0, 4 + day)))

/** `09:30` as the language writes it, Danish with a full stop; full hours without minutes. */
const clock = (time: string, iso: string): string => time.replace(/:00$/, '').replace(':', separator(iso))

/** The separator between hour and minute, by language. */
const separator = (iso: string): string =>
  dateFormat(iso, { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' }).format(new Date(0)).charAt(2)
