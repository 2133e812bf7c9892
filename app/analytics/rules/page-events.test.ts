import { expect, it } from 'vitest'
import type { ListedProduct } from '../../page/page-facts'
import { storeOf } from '../../store/stores'
import { orderEvents, pageEvents, selectEvent } from './page-events'

const DE = storeOf('de')
const PRODUCT: ListedProduct = {
  sku: 'KC-1',
  name: 'CR2032',
  slug: 'cr2032',
  category: 'Knopfzellen',
  price: { price: 2.9, ordinary: 3.49 },
  personal: { price: 2.61 },
}
const SOLD_OUT: ListedProduct = { ...PRODUCT, sku: 'KC-2', slug: 'old', price: null, personal: null }
const ITEM = { item_id: 'KC-1', item_name: 'CR2032', item_category: 'Knopfzellen', price: 2.61, discount: 0.88, quantity: 1 }
const LIST = { id: 'search', name: 'knopf', products: [SOLD_OUT, PRODUCT] }
const PLACE = { index: 1, item_list_id: 'search', item_list_name: 'knopf' }

it('a list has its products with place and the price that the shopper pays; one without a price is left out', () => {
  expect(pageEvents({ lists: [LIST], search: { query: 'knopf', results: 2 } }, DE)).toEqual([
    { event: 'search', search_term: 'knopf', results: 2 },
    {
      event: 'view_item_list',
      ecommerce: { item_list_id: 'search', item_list_name: 'knopf', items: [{ ...ITEM, ...PLACE }] },
    },
  ])
})

it('a later page of a list counts its places on', () => {
  const lists = [{ ...LIST, before: 48 }]
  expect(pageEvents({ lists }, DE)).toMatchObject([{ ecommerce: { items: [{ index: 49 }] } }])
  expect(selectEvent({ lists }, '/de/artiklar/cr2032.html', DE)).toMatchObject({ ecommerce: { items: [{ index: 49 }] } })
})

it('a product page is viewed in the currency of its storefront', () => {
  expect(pageEvents({ product: PRODUCT }, DE)).toEqual([
    { event: 'view_item', ecommerce: { currency: 'EUR', value: 2.61, items: [ITEM] } },
  ])
})

it('the address of a listed product selects it, any other address nothing', () => {
  expect(selectEvent({ lists: [LIST] }, '/de/artiklar/cr2032.html', DE)).toMatchObject({
    event: 'select_item',
    ecommerce: { item_list_id: 'search', items: [{ item_id: 'KC-1', index: 1 }] },
  })
  expect(selectEvent({ lists: [LIST] }, '/de/artiklar/other.html', DE)).toBeNull()
})

it('a purchase is what is charged, with its codes, once per order; each refund is sent once', () => {
  const line = { ...PRODUCT, quantity: 3, price: 2.61, ordinary_price: 2.9, reductions: [{ code: 'KRAFT10' }] }
  const purchase = { number: 'DE100001', currency: 'EUR', total: 12.73, deposit: 0, tax: 2.03, shipping: 4.9, lines: [line] }
  const events = orderEvents({ purchase, refunds: [{ id: 'DE100001:1', number: 'DE100001', currency: 'EUR', value: 2.61 }] }, DE)
  expect(events).toEqual([
    {
      event: {
        event: 'purchase',
        ecommerce: {
          transaction_id: 'DE100001',
          currency: 'EUR',
          value: 12.73,
          tax: 2.03,
          shipping: 4.9,
          coupon: 'KRAFT10',
          items: [{ ...ITEM, discount: 0.29, quantity: 3, coupon: 'KRAFT10' }],
        },
      },
      once: 'purchase:DE100001',
    },
    {
      event: { event: 'refund', ecommerce: { transaction_id: 'DE100001', currency: 'EUR', value: 2.61 } },
      once: 'refund:DE100001:1',
    },
  ])
})

it('a deposit is no part of the value of a purchase, as it is none of its items', () => {
  const line = { ...PRODUCT, quantity: 1, price: 2.61, ordinary_price: 2.61, reductions: [] }
  const purchase = { number: 'DE100002', currency: 'EUR', total: 15.01, deposit: 7.5, tax: 2.4, shipping: 4.9, lines: [line] }
  expect(orderEvents({ purchase }, DE)).toMatchObject([
    { event: { ecommerce: { value: 7.51, shipping: 4.9, items: [{ price: 2.61 }] } } },
  ])
})
