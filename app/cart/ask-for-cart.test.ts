import { describe, expect, it, vi } from 'vitest'
import { createBackend } from '../commerce/backend.server'
import { createCall } from '../commerce/client.server'
import { SyncCartRequest } from '../commerce/contract/cart'
import { MAX_LINES } from '../commerce/contract/max-lines'
import { createDataCache } from '../commerce/data-cache.server'
import { openBudgets } from '../commerce/time-budget.server'
import { readVisitor } from '../server/visitor.server'
import { NEW_SHOPPER, type Shopper } from '../server/session/shopper'
import { askForCart } from './ask-for-cart.server'

const line = { uuid: 'b3f8f4f0-2f0b-4b62-9d3e-6a5b7c1d2e3f', product_id: 1, quantity: 2 }
const shopper: Shopper = { ...NEW_SHOPPER, cart: { ...NEW_SHOPPER.cart, unconfirmed: [line] } }
const login = { access_token: 'over', refresh_token: null, order_id: null, issued_at: 0, login_id: 'one' }

/** The cart's context of a customer, or of a guest, at a backend that answers so. */
function contextOf(answer: (headers: Headers) => Response, token: string | null = null) {
  const fetch = vi.fn<typeof globalThis.fetch>(async (_url, init) => answer(new Headers(init?.headers)))
  const caller = { language: 'sv', storeId: 7 } as const
  const shared = createCall('http://backend.example', fetch, caller)
  const call = token === null ? shared : createCall('http://backend.example', fetch, { ...caller, token })
  const services = { cache: createDataCache(), budgets: openBudgets(), onOutage: () => {} }
  const context = {
    visitor: readVisitor(
      new Request('http://shop.test/sv'),
      'sv',
      { myAccount: token === null ? null : login, myOrder: null },
      'http://shop.test',
    ),
    backend: createBackend({ call, shared, customer: token, language: 'sv' }, services),
  }
  const bodies = () =>
    fetch.mock.calls.map(([, init]) => SyncCartRequest.parse(typeof init?.body === 'string' ? JSON.parse(init.body) : null))
  return { context, fetch, bodies }
}
const ask = (context: ReturnType<typeof contextOf>['context'], asked = shopper, isInitial = false) =>
  askForCart(context, asked, { until: Infinity, isInitial })
const empty = () => Response.json([])

describe('the coupons of a sync (spec section 7)', () => {
  it('are sent, also when none is left after the last was removed', async () => {
    const { context, bodies } = contextOf(empty)
    await ask(context, { ...shopper, discountCodes: ['KRAFT10'] })
    await ask(context)
    expect(bodies()).toMatchObject([{ coupons: ['KRAFT10'] }, { coupons: [] }])
  })

  it('are left out by the initial load, which sends only items and checkout_order_id', async () => {
    const { context, bodies } = contextOf(empty)
    await ask(context, { ...shopper, discountCodes: ['KRAFT10'] }, true)
    expect(bodies().map((body) => Object.keys(body))).toEqual([['items', 'checkout_order_id']])
  })
})

it('a cart with more lines than a sync may have is asked for without those that its codes add, which come with them', async () => {
  const { context, bodies } = contextOf(empty)
  const chosen = Array.from({ length: MAX_LINES }, () => ({ ...line, uuid: crypto.randomUUID() }))
  const gift = { ...line, uuid: crypto.randomUUID(), added_by_coupon: 'TESTARE' }
  const withLines = (lines: readonly (typeof line)[]) => ({ ...shopper, cart: { ...shopper.cart, unconfirmed: [...lines] } })
  await ask(context, withLines([...chosen.slice(1), gift]))
  await ask(context, withLines([...chosen, gift]))
  expect(bodies().map(({ items }) => items.at(-1)?.uuid)).toEqual([gift.uuid, chosen.at(-1)?.uuid])
})

describe('a customer whose tokens are refused', () => {
  it('is asked for as a guest: no line is refused for it', async () => {
    const { context, fetch } = contextOf(
      (headers) => (headers.has('authorization') ? new Response('', { status: 401 }) : empty()),
      'over',
    )
    expect(await ask(context)).toMatchObject({ kind: 'confirmed', confirmation: { asCustomer: false } })
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('whom the backend knows is asked for once', async () => {
    const { context, fetch } = contextOf(empty, 'over')
    expect(await ask(context)).toMatchObject({ kind: 'confirmed', confirmation: { asCustomer: true } })
    expect(fetch).toHaveBeenCalledTimes(1)
  })
})
