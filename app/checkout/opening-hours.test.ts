import { expect, it } from 'vitest'
import { openingHours } from './opening-hours'

const WEEK = [
  { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '17:30' },
  { days: [6], opens: '10:00', closes: '24:00' },
  { days: [7], opens: null, closes: null },
]

/** Without the characters that keep a text on one line. */
const plain = (text: string) => text.replaceAll('\u2060', '').replaceAll('\u00a0', ' ')

it.each([
  ['sv-SE', ['mån–fre 09–17:30', 'lör 10–24']],
  ['de-DE', ['Mo–Fr 09–17:30', 'Sa 10–24']],
  ['da-DK', ['man.–fre. 09–17.30', 'lør. 10–24']],
])('opening hours are written as %s does, full hours without minutes and without closed days', (iso, hours) => {
  expect(openingHours(WEEK, iso).map(plain)).toEqual(hours)
})

it('no line ends inside the hours of a group of days', () => {
  // A line may end at a space, and behind a dash.
  for (const hours of openingHours(WEEK, 'da-DK')) expect(hours).not.toMatch(/ |–(?!\u2060)/)
})

it('days that do not follow each other are listed', () => {
  const hours = [{ days: [1, 2, 3, 5], opens: '09:00', closes: '18:00' }]
  expect(openingHours(hours, 'sv-SE').map(plain)).toEqual(['mån–ons, fre 09–18'])
})
