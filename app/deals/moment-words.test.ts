import { expect, it } from 'vitest'
import { lastMinute, momentWords } from './moment-words'

const now = new Date('2026-11-18T09:00:00Z')

it.each([
  ['sv-SE', '2026-11-18T15:00:00Z', { day: 'i dag', time: '16:00' }],
  ['nb-NO', '2026-11-18T22:59:00Z', { day: 'i dag', time: '23:59' }],
  ['de-DE', '2026-11-18T23:00:00Z', { day: 'morgen', time: '00:00' }],
  ['da-DK', '2026-11-20T15:00:00Z', { day: 'fredag', time: '16.00' }],
])('in %s %s is told by the clock of the warehouse', (iso, moment, words) => {
  expect(momentWords(moment, iso, now)).toEqual(words)
})

it('a day ends in its last minute, not at the midnight of the next', () => {
  expect(lastMinute('2026-11-18T23:00:00Z')).toBe('2026-11-18T22:59:00.000Z')
})
