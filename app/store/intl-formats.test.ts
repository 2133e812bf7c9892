import { expect, it } from 'vitest'
import { dateFormat } from './intl-formats'

const DAY_FORMAT = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const
const [from, to] = [new Date('2026-11-30'), new Date('2026-12-02')]

it.each([
  ['sv-SE', 'ons 2\u00a0dec.'],
  ['nb-NO', 'ons. 2.\u00a0des.'],
  ['de-DE', 'Mi., 2.\u00a0Dez.'],
  ['da-DK', 'ons. 2.\u00a0dec.'],
])('the day of a month stays on the line of the month in %s', (iso, text) => {
  expect(dateFormat(iso, DAY_FORMAT).format(to)).toBe(text)
  expect(dateFormat(iso, DAY_FORMAT).formatRange(from, to)).toMatch(/30\.?\u00a0nov.*2\.?\u00a0de/i)
})
