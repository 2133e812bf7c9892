import { expect, it } from 'vitest'
import { isActive, lastChange, shownBanner, type ShownDeal } from './shown-banner'

const at = (time: string) => Date.parse(`2026-11-18T${time}Z`)
const text = { day: 'i dag', time: '16:00' }
const delivery = { until: '2026-11-18T15:00:00Z', text }
const deal: ShownDeal = {
  title: 'Dagens klipp',
  product_name: 'CR2032',
  product_slug: 'cr2032',
  discount: 20,
  until: text,
  starts_at: '2026-11-18T08:00:00Z',
  expires_at: '2026-11-18T12:00:00Z',
}

it('a deal is active between starts_at and expires_at', () => {
  expect(['07:59:59', '08:00:00', '11:59:59', '12:00:00'].map((time) => isActive(deal, at(time)))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

it('the deal shows while it is active, otherwise the next delivery', () => {
  expect(shownBanner({ deal, delivery }, at('09:00:00'))).toEqual({ kind: 'deal', deal })
  expect(shownBanner({ deal, delivery }, at('07:00:00'))).toEqual({ kind: 'delivery', delivery })
  expect(shownBanner({ deal, delivery }, at('13:00:00'))).toEqual({ kind: 'delivery', delivery })
  expect(shownBanner({ deal: null, delivery }, at('09:00:00'))).toEqual({ kind: 'delivery', delivery })
})

it('the next delivery shows only when under 24 hours remain', () => {
  const later = { until: '2026-11-20T15:00:00Z', text }
  expect(shownBanner({ deal: null, delivery: later }, at('09:00:00'))).toBeNull()
  expect(shownBanner({ deal: null, delivery }, at('15:00:00'))).toBeNull()
  expect(shownBanner({ deal: null, delivery: null }, at('09:00:00'))).toBeNull()
})

it('the last turn shows what the moment itself shows, and stays the same until the next turn', () => {
  const moments = ['07:00:00', '07:59:59.999', '08:00:00', '11:59:59', '12:00:00', '14:59:59.999', '15:00:00', '23:00:00'].map(at)
  for (const given of [
    { deal, delivery },
    { deal: null, delivery },
    { deal, delivery: null },
    { deal: null, delivery: null },
  ]) {
    for (const now of [...moments, at('15:00:00') - 86_400_000, at('15:00:00') - 86_400_000 + 1]) {
      expect(shownBanner(given, lastChange(given.deal, given.delivery, now))).toEqual(shownBanner(given, now))
    }
  }
  expect(lastChange(deal, delivery, at('11:59:59'))).toBe(lastChange(deal, delivery, at('08:00:01')))
})
