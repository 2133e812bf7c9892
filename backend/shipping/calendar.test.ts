import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { weekday } from '../stores/local-day'
import { STORES, storeOf } from '../stores/stores'
import { arrival, dispatchDay, isHoliday, nextCutOff } from './calendar'

const sweden = storeOf('sv')
const next = { days: [1, 1], saturdays: false } as const

describe('the next cut-off for same-day dispatch', () => {
  test.each([
    ['before the cut-off it is today', '2026-11-18T14:59:59Z', '2026-11-18T15:00:00.000Z'],
    ['at the cut-off it is the next day', '2026-11-18T15:00:00Z', '2026-11-19T15:00:00.000Z'],
    ['after the cut-off of a Friday it is Monday', '2026-11-20T16:00:00Z', '2026-11-23T15:00:00.000Z'],
    ['on a Sunday it is Monday', '2026-11-22T09:00:00Z', '2026-11-23T15:00:00.000Z'],
    ['it stays at 16:00 when summer time begins', '2026-03-28T12:00:00Z', '2026-03-30T14:00:00.000Z'],
    ['it stays at 16:00 when summer time ends', '2026-10-24T12:00:00Z', '2026-10-26T15:00:00.000Z'],
    ['on a holiday it is the next working day', '2026-12-24T09:00:00Z', '2026-12-28T15:00:00.000Z'],
  ])('%s', (_rule, now, expected) => {
    expect(nextCutOff(new Date(now), sweden).toISOString()).toBe(expected)
  })
})

describe('the day of arrival', () => {
  test.each([
    ['sv', 'an ordinary Monday', '2026-11-23T12:00:00+01:00', '2026-11-24'],
    ['sv', 'a Friday evening leaves on Monday', '2026-11-27T17:00:00+01:00', '2026-12-01'],
    ['sv', '23 December', '2026-12-23T12:00:00+01:00', '2026-12-28'],
    ['sv', 'the day before Midsummer Eve', '2026-06-18T12:00:00+02:00', '2026-06-22'],
    ['sv', 'over the turn of the year', '2026-12-30T12:00:00+01:00', '2027-01-04'],
    ['no', 'the evening of the last day but one before Easter', '2026-03-31T17:00:00+02:00', '2026-04-07'],
    ['no', '17 May on a Monday', '2027-05-14T12:00:00+02:00', '2027-05-18'],
    ['da', 'Grundlovsdag', '2026-06-04T12:00:00+02:00', '2026-06-08'],
    ['da', 'Nytårsaftensdag', '2026-12-30T12:00:00+01:00', '2027-01-04'],
    ['de', 'German Unity Day on a Tuesday', '2028-10-02T12:00:00+02:00', '2028-10-04'],
    ['de', 'Good Friday and Easter Monday', '2026-04-02T12:00:00+02:00', '2026-04-07'],
    ['de', 'the weekend when summer time begins', '2026-03-27T12:00:00+01:00', '2026-03-30'],
    ['de', 'the weekend when summer time ends', '2026-10-23T12:00:00+02:00', '2026-10-26'],
  ] as const)('in %s, %s: ordered %s, next working day %s', (language, _case, now, day) => {
    expect(arrival(next, new Date(now), storeOf(language))).toEqual({ from: day, to: day })
  })

  test('a method that delivers on Saturdays counts them', () => {
    const friday = new Date('2026-11-27T12:00:00+01:00')
    expect(arrival({ days: [1, 2], saturdays: true }, friday, storeOf('de'))).toEqual({ from: '2026-11-28', to: '2026-11-30' })
    expect(arrival({ days: [1, 2], saturdays: false }, friday, storeOf('de'))).toEqual({ from: '2026-11-30', to: '2026-12-01' })
  })

  test('a Saturday that is a holiday is no delivery day: German Unity Day 2026', () => {
    const friday = new Date('2026-10-02T12:00:00+02:00')
    expect(arrival({ days: [1, 1], saturdays: true }, friday, storeOf('de')).from).toBe('2026-10-05')
  })
})

const moments = fc.date({ min: new Date('2025-01-01T00:00:00Z'), max: new Date('2031-01-01T00:00:00Z'), noInvalidDate: true })
const methods = fc.record({
  days: fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 4 }))
    .map(([from, more]) => [from, from + more] as const),
  saturdays: fc.boolean(),
})

describe.each(STORES)('in store $id', (store) => {
  test('no arrival is on a Sunday or a holiday, and on a Saturday only where the method delivers then', () => {
    fc.assert(
      fc.property(moments, methods, (now, method) => {
        const { from, to } = arrival(method, now, store)
        expect(from <= to).toBe(true)
        for (const day of [from, to]) {
          expect(weekday(day)).not.toBe(0)
          expect(isHoliday(day, store.countryCode)).toBe(false)
          if (!method.saturdays) expect(weekday(day)).not.toBe(6)
        }
      }),
    )
  })

  test('a later order never arrives earlier', () => {
    fc.assert(
      fc.property(moments, moments, methods, (one, other, method) => {
        const [earlier, later] = one <= other ? [one, other] : [other, one]
        const [first, second] = [arrival(method, earlier, store), arrival(method, later, store)]
        expect(first.from <= second.from && first.to <= second.to).toBe(true)
      }),
    )
  })

  test('an order is dispatched on the day that the countdown names, and arrives later', () => {
    fc.assert(
      fc.property(moments, methods, (now, method) => {
        const cutOff = nextCutOff(now, store)
        expect(cutOff > now).toBe(true)
        expect(dispatchDay(now, store)).toBe(dispatchDay(new Date(cutOff.getTime() - 1), store))
        expect(arrival(method, now, store).from > dispatchDay(now, store)).toBe(true)
      }),
    )
  })
})
