import type { DayHours } from '../opening-hours'

const DAYS = ['man', 'tir', 'ons', 'tor', 'fre', 'lør', 'søn']

/** Hours from Bring's Norwegian text, such as `Man - Fre: 0900-2100, Lør: 0900-2000`. What cannot be read is left out. */
export function readOpeningTimes(text: string): DayHours[] {
  return [...text.matchAll(/(\p{L}{3,})\.?(?:\s*-\s*(\p{L}{3,})\.?)?:?\s*(\d\d)[:.]?(\d\d)\s*-\s*(\d\d)[:.]?(\d\d)/gu)].flatMap(
    ([, first = '', last = first, openHour, openMinute, closeHour, closeMinute]) =>
      daysFrom(first, last).map((day) => ({ day, opens: `${openHour}:${openMinute}`, closes: `${closeHour}:${closeMinute}` })),
  )
}

function daysFrom(first: string, last: string): number[] {
  const [from, to] = [first, last].map((name) => DAYS.indexOf(name.slice(0, 3).toLowerCase()) + 1)
  return [1, 2, 3, 4, 5, 6, 7].filter((day) => from !== undefined && to !== undefined && from > 0 && day >= from && day <= to)
}
