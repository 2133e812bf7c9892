import { expect, it, vi } from 'vitest'
import { createBackend } from './backend.server'
import { createCall } from './client.server'
import { createDataCache } from './data-cache.server'
import { openBudgets } from './time-budget.server'

const body = { coupons: ['KRAFT10'], cart_contents: [{ product_id: 1, quantity: 2 }] }

it('discount rules are kept for each logged-in customer alone, and for all guests together (spec section 9, Discount cache)', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json([]))
  const [cache, onOutage] = [createDataCache(), () => {}]
  const ask = async (customer: string | null) => {
    const caller = { language: 'sv', storeId: 7 } as const
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
