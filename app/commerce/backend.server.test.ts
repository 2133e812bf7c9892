import { expect, it, vi } from 'vitest'
import { createBackend } from './backend.server'
import { createCall } from './client.server'
import { ASSORTMENT_TAG, productTag } from './contract/changes'
import { createDataCache } from './data-cache.server'
import { openBudgets } from './time-budget.server'

const caller = { language: 'sv', storeId: 7 } as const

it('the number of results of a search is the header x-be-records (spec section 7), else the answer’s own', async () => {
  const page = { products: [], total: 3, page: 1, pages: 1, page_size: 24, facets: [], categories: [] }
  const asked: string[] = []
  const totalWith = async (headers: Record<string, string>) => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(page, { headers }))
    const shared = createCall('http://backend.example', fetch, caller)
    const calls = { call: shared, callWith: () => shared, shared, customer: null, language: 'sv' } as const
    const backend = createBackend(calls, { cache: createDataCache(), budgets: openBudgets(), onOutage: () => {} })
    const { total } = await backend.search({ query: 'batteri' })
    for (const [address] of fetch.mock.calls) asked.push(address instanceof URL ? address.search : '')
    return total
  }
  expect(await totalWith({ 'x-be-records': '7' })).toBe(7)
  expect([await totalWith({}), await totalWith({ 'x-be-records': 'many' })]).toEqual([3, 3])
  expect(new Set(asked)).toEqual(new Set(['?query=batteri&nc=true&co=true&locale=sv&sid=7']))
})

const body = { coupons: ['KRAFT10'], cart_contents: [{ product_id: 1, quantity: 2 }] }

it('discount rules are kept for each logged-in customer alone, and for all guests together (spec section 9, Discount cache)', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json([]))
  const [cache, onOutage] = [createDataCache(), () => {}]
  const ask = async (customer: string | null) => {
    const shared = createCall('http://backend.example', fetch, caller)
    const callWith = (token: string) => createCall('http://backend.example', fetch, { ...caller, token })
    const call = customer === null ? shared : callWith(customer)
    const calls = { call, shared, customer, language: 'sv' } as const
    await createBackend(calls, { cache, budgets: openBudgets(), onOutage }).discountRules(body)
  }
  for (const customer of ['a', 'b', null, 'a', 'b', null]) await ask(customer)
  const tokens = fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'))
  expect(tokens).toEqual(['Bearer a', 'Bearer b', null])
})

/** The tags of an answer that the backend gives to a call. */
async function tagsRead(answer: unknown, ask: (backend: ReturnType<typeof createBackend>) => Promise<unknown>) {
  const shared = createCall('http://backend.example', async () => Response.json(answer), caller)
  const read: string[] = []
  const services = { cache: createDataCache(), budgets: openBudgets(), onOutage: () => {} }
  const onRead = (tags: ReadonlySet<string>) => void read.push(...tags)
  await ask(createBackend({ call: shared, shared, customer: null, language: 'sv' }, { ...services, onRead }))
  return read
}

it('related products are dropped when the product or any list of products changes, even where there are none (decision 044)', async () => {
  const none = { cross_selling: [], accessories: [], related: [], recommended: [] }
  const tags = await tagsRead(none, (backend) => backend.relatedProducts(12))
  expect(tags).toEqual(expect.arrayContaining([productTag(12), ASSORTMENT_TAG]))
})

it('products by their numbers are dropped when one of them changes, or one comes that was not sold', async () => {
  const tags = await tagsRead([{ sku: 'A', product_id: 12, orderable: true }], (backend) => backend.productsBySku(['A', 'B']))
  expect(tags).toEqual(expect.arrayContaining([productTag(12), ASSORTMENT_TAG]))
})
