import { afterAll, beforeAll, expect, test } from 'vitest'
import { SearchAnswer } from '../../app/commerce/contract/listing'
import { openTestShop, type TestShop } from './test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('A card of a set has what its members cost one by one, in the currency of its store', async () => {
  for (const place of ['locale=sv&sid=7', 'locale=de&sid=9']) {
    const search = async (query: string) =>
      SearchAnswer.parse(await (await shop.fetch(`/api/products?query=${query}&${place}`)).json()).products
    const priceOf = async (sku: string) =>
      (await search(sku)).find((product) => product.sku === sku)?.prices.n[0]?.p ?? Number.NaN
    const set = (await search('SET')).find(({ type }) => type === 3)
    const apart = 2 * (await priceOf('CR2032')) + (await priceOf('LR6-4'))
    expect(set?.members_price).toBeCloseTo(apart, 2)
    const [coin] = await search('CR2032')
    expect(coin?.members_price).toBeNull()
  }
})
