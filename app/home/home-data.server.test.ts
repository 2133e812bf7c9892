import { expect, test } from 'vitest'
import type { Commerce } from '../commerce/commerce.server'
import { storeOf } from '../store/stores'
import { NO_DISCOUNTS } from '../discounts/displayed-discount'
import { loadHome } from './home-data.server'

const product = {
  ...{ id: 7, sku: 'KC-CR2032', name: 'CR2032', slug: 'cr2032', prefix: '', thumb: null, metadata: { decoration: null } },
  ...{
    categories: [],
    orderable: true,
    notifyable: false,
    stock_status: 'in-stock' as const,
    estimated_at: null,
    variations: [],
  },
  ...{
    group_id: null,
    discount_category: null,
    prices: { n: [{ q: 1, p: 29 }], c: [] },
    vat: 25,
    score: null,
    review_count: 0,
    facts: ['3 V'],
  },
}
const campaign: Commerce['campaignListing'] = async () => ({
  ...{ products: [product], total: 1, page: 1, pages: 1, page_size: 8, campaign: 'autumn' },
})
const devices: Commerce['devices'] = async () => ({
  ...{ types: [{ key: 'camera', name: 'Kameror', count: 2 }], type: null, brands: [], brand: null, models: [] },
})
const menu: Commerce['mainMenu'] = async () => []
const outage = async (): Promise<never> => {
  throw new Response('Service unavailable', { status: 503 })
}
const store = storeOf('sv')

test('the home page shows the products of the campaign, and knows its name', async () => {
  const loaded = await loadHome({ commerce: { mainMenu: menu, campaignListing: campaign, devices }, store }, NO_DISCOUNTS)
  expect(loaded.offers.map(({ slug }) => slug)).toEqual(['cr2032'])
  expect(loaded.campaign).toBe('autumn')
})

test('a failing campaign does not fail the home page', async () => {
  expect(await loadHome({ commerce: { mainMenu: menu, campaignListing: outage, devices }, store }, NO_DISCOUNTS)).toMatchObject({
    offers: [],
  })
})

test('the home page begins with the finder, and stands without it', async () => {
  const finder = { types: [{ key: 'camera', name: 'Kameror' }], type: '', brands: [], brand: '', models: [] }
  expect(
    (await loadHome({ commerce: { mainMenu: menu, campaignListing: campaign, devices }, store }, NO_DISCOUNTS)).finder,
  ).toEqual(finder)
  const without = await loadHome(
    { commerce: { mainMenu: menu, campaignListing: campaign, devices: outage }, store },
    NO_DISCOUNTS,
  )
  expect(without).toMatchObject({ finder: null, offers: [{ slug: 'cr2032' }] })
})

test('a failing menu leaves the campaign standing', async () => {
  const { offers } = await loadHome({ commerce: { mainMenu: outage, campaignListing: campaign, devices }, store }, NO_DISCOUNTS)
  expect(offers).toHaveLength(1)
})

test('with neither menu nor campaign the shop front is empty, and that is an outage', async () => {
  await expect(
    loadHome({ commerce: { mainMenu: outage, campaignListing: outage, devices }, store }, NO_DISCOUNTS),
  ).rejects.toMatchObject({
    status: 503,
  })
})
