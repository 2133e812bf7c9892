import { expect, it } from 'vitest'
import { loadBanner } from './banner-data.server'

const now = new Date('2026-11-18T09:00:00Z')
const outage = async (): Promise<never> => {
  throw new Response('Service unavailable', { status: 503 })
}
const deal = {
  title: 'Dagens klipp',
  product_name: 'CR2032',
  product_slug: 'cr2032',
  discount: 20,
  starts_at: '2026-11-17T23:00:00Z',
  expires_at: '2026-11-18T23:00:00Z',
}
const calls = {
  currentDeal: async () => deal,
  nextDelivery: async () => ({ next_delivery: '2026-11-18T15:00:00Z' }),
}

it('formats the end of the deal and the next delivery', async () => {
  expect(await loadBanner(calls, 'sv-SE', now)).toEqual({
    deal: { ...deal, until: { day: 'i dag', time: '23:59' } },
    delivery: { until: '2026-11-18T15:00:00Z', text: { day: 'i dag', time: '16:00' } },
    // The last turn: the deal began.
    now: Date.parse(deal.starts_at),
  })
})

it('keeps the numbers of the product with their units', async () => {
  const banner = await loadBanner(
    { ...calls, currentDeal: async () => ({ ...deal, product_name: 'Ficklampa 400 lm' }) },
    'sv-SE',
    now,
  )
  expect(banner.deal?.product_name).toBe('Ficklampa 400\u00a0lm')
})

it.each([
  [12.5, 12],
  [0.4, 0],
])('a discount of %d percent is stated as %d: as on its product page, never more than it is', async (discount, stated) => {
  const banner = await loadBanner({ ...calls, currentDeal: async () => ({ ...deal, discount }) }, 'sv-SE', now)
  expect(banner.deal?.discount).toBe(stated)
})

it('failure of the current-deal call is swallowed and the next delivery is used', async () => {
  const banner = await loadBanner({ ...calls, currentDeal: outage }, 'sv-SE', now)
  expect(banner.deal).toBeNull()
  expect(banner.delivery?.until).toBe('2026-11-18T15:00:00Z')
})

it('without both calls it has no data and does not fail', async () => {
  expect(await loadBanner({ currentDeal: outage, nextDelivery: outage }, 'sv-SE', now)).toMatchObject({
    deal: null,
    delivery: null,
  })
})

it('does not swallow a programming error', async () => {
  const broken = () => Promise.reject(new TypeError('x is not a function'))
  await expect(loadBanner({ ...calls, currentDeal: broken }, 'sv-SE', now)).rejects.toThrow('x is not a function')
})
