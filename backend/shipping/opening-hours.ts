import type { OpeningHours } from '../interfaces/carrier'

/** Hours of one ISO weekday, as an API tells them; several rows of a day are its hours before and after a break. */
export type DayHours = { day: number; opens: string; closes: string }

const WEEK = [1, 2, 3, 4, 5, 6, 7]

/** Groups days with the same hours, Monday first. A day without hours is closed; without any hours nothing is known: empty. */
export function groupHours(rows: readonly DayHours[]): OpeningHours[] {
  if (rows.length === 0) return []
  const groups = new Map<string, { days: number[]; opens: string | null; closes: string | null }>()
  for (const day of WEEK) {
    const ofDay = rows.filter((row) => row.day === day)
    const opens = ofDay.map((row) => row.opens).sort()[0] ?? null
    const closes =
      ofDay
        .map((row) => row.closes)
        .sort()
        .at(-1) ?? null
    const key = `${opens} ${closes}`
    const group = groups.get(key) ?? { days: [], opens, closes }
    group.days.push(day)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** The same hours, one row for each open day. */
export const eachDay = (hours: readonly OpeningHours[]): DayHours[] =>
  hours.flatMap(({ days, opens, closes }) =>
    opens === null || closes === null ? [] : days.map((day) => ({ day, opens, closes })),
  )

const ENGLISH = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** The ISO weekday of `Monday`, `MONDAY` or `http://schema.org/Monday`; null when it is none. */
export function isoWeekday(name: string): number | null {
  const at = ENGLISH.indexOf(name.replace(/^.*\//, '').toLowerCase())
  return at < 0 ? null : at + 1
}

/** `Monday` for 1. */
export function englishDay(day: number): string {
  const name = ENGLISH[day - 1] ?? ''
  return name.charAt(0).toUpperCase() + name.slice(1)
}
