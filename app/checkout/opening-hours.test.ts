import { expect, it } from 'vitest'
import { openingHours } from './opening-hours'

const WEEK = [
  { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '17:30' },
  { days: [6], opens: '10:00', closes: '24:00' },
  { days: [7], opens: null, closes: null },
]

it.each([
  ['sv-SE', ['mån–fre 09–17:30', 'lör 10–24']],
  ['de-DE', ['Mo–Fr 09–17:30', 'Sa 10–24']],
  ['da-DK', ['man.–fre. 09–17.30', 'lør. 10–24']],
])('opening hours are written as %s does, full hours without minutes and without closed days', (iso, hours) => {
  expect(openingHours(WEEK, iso)).toEqual(hours)
})
