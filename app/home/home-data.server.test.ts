import { expect, test } from 'vitest'
import type { Backend } from '../commerce/backend.server'
import { BackendError } from '../commerce/backend-error'
import { storeOf } from '../store/stores'
import { NO_DISCOUNTS } from '../discounts/displayed-discount'
import { loadHome } from './home-data.server'

const product = {
  id: 7,
  sku: 'KC-CR2032',
  name: 'CR2032',
  slug: 'cr2032',
  prefix: '',
  thumb: null,
  metadata: { decoration: null },
  categories: [],
  orderable: true,
  notifyable: false,
  stock_status: 'in-stock' as const,
  estimated_at: null,
  variations: [],
  group_id: null,
  discount_category: null,
  prices: { n: [{ q: 1, p: 29 }], c: [] },
  vat: 25,
  score: null,
  review_count: 0,
  facts: ['3 V'],
}
const campaign: Backend['campaignListing'] = async () => ({
  products: [product],
  total: 1,
  page: 1,
  pages: 1,
  page_size: 8,
  campaign: 'autumn',
})
const devices: Backend['devices'] = async () => ({
  types: [{ key: 'camera', name: 'Kameror', count: 2 }],
  type: null,
  brands: [],
  brand: null,
  models: [],
})
const menu: Backend['mainMenu'] = async () => []
const outage = async (): Promise<never> => {
  throw new BackendError('unavailable', 'campaignListing', 'no answer')
}
const visitor = { store: storeOf('sv') }

test('the home page shows the products of the campaign, and has its name', async () => {
  const loaded = await loadHome(
    { backend: { mainMenu: menu, devices, extras: { campaignListing: campaign, devices } }, visitor },
    NO_DISCOUNTS,
  )
  expect(loaded.offers.map(({ slug }) => slug)).toEqual(['cr2032'])
  expect(loaded.campaign).toBe('autumn')
})

test('a failing campaign does not fail the home page', async () => {
  expect(
    await loadHome({ backend: { mainMenu: menu, devices, extras: { campaignListing: outage, devices } }, visitor }, NO_DISCOUNTS),
  ).toMatchObject({
    offers: [],
  })
})

test('the home page has the finder, and loads without it', async () => {
  const finder = { types: [{ key: 'camera', name: 'Kameror' }], type: '', brands: [], brand: '', models: [] }
  expect(
    (
      await loadHome(
        { backend: { mainMenu: menu, devices, extras: { campaignListing: campaign, devices } }, visitor },
        NO_DISCOUNTS,
      )
    ).finder,
  ).toEqual(finder)
  const without = await loadHome(
    { backend: { mainMenu: menu, devices: outage, extras: { campaignListing: campaign, devices: outage } }, visitor },
    NO_DISCOUNTS,
  )
  expect(without).toMatchObject({ finder: null, offers: [{ slug: 'cr2032' }] })
})

test('a failing menu does not remove the campaign', async () => {
  const { offers } = await loadHome(
    { backend: { mainMenu: outage, devices, extras: { campaignListing: campaign, devices } }, visitor },
    NO_DISCOUNTS,
  )
  expect(offers).toHaveLength(1)
})

test('with neither menu nor campaign the home page is an outage', async () => {
  await expect(
    loadHome({ backend: { mainMenu: outage, devices, extras: { campaignListing: outage, devices } }, visitor }, NO_DISCOUNTS),
  ).rejects.toMatchObject({
    kind: 'unavailable',
  })
})

test('a finder whose answer is there is on the page, also when the time of extras is spent', async () => {
  const extras = { campaignListing: campaign, devices: outage }
  const { finder } = await loadHome({ backend: { mainMenu: menu, devices, extras }, visitor }, NO_DISCOUNTS)
  expect(finder?.types).toHaveLength(1)
})

test('a finder that hangs is waited for no longer than an extra', async () => {
  const hanging: Backend['devices'] = () => new Promise(() => undefined)
  const backend = { mainMenu: menu, devices: hanging, extras: { campaignListing: campaign, devices: outage } }
  expect(await loadHome({ backend, visitor }, NO_DISCOUNTS)).toMatchObject({ finder: null, offers: [{ slug: 'cr2032' }] })
})

test('a finder that comes while the menu is waited for is on the page, however long that takes', async () => {
  const slowMenu: Backend['mainMenu'] = async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    return []
  }
  const backend = { mainMenu: slowMenu, devices, extras: { campaignListing: campaign, devices: outage } }
  expect((await loadHome({ backend, visitor }, NO_DISCOUNTS)).finder?.types).toHaveLength(1)
})
