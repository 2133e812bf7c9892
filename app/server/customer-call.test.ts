import { expect, it } from 'vitest'
import { createBackend } from '../commerce/backend.server'
import { createCall } from '../commerce/client.server'
import { createDataCache } from '../commerce/data-cache.server'
import { openBudgets } from '../commerce/time-budget.server'
import { readVisitor } from './visitor.server'
import { callAsCustomerOrGuest } from './customer-call.server'

/** Calls a backend that answers a call with the customer's token with `status`; gives the tokens of its calls. */
async function called(status: number, token: string | null) {
  const tokens: (string | null)[] = []
  const fetch: typeof globalThis.fetch = async (_url, init) => {
    const sent = new Headers(init?.headers).get('authorization')
    tokens.push(sent)
    return sent === null ? Response.json([]) : Response.json([], { status })
  }
  const caller = { language: 'sv', storeId: 7 } as const
  const shared = createCall('http://backend.example', fetch, caller)
  const call = token === null ? shared : createCall('http://backend.example', fetch, { ...caller, token })
  const services = { cache: createDataCache(), budgets: openBudgets(), onOutage: () => {} }
  const login =
    token === null ? null : { access_token: token, refresh_token: null, order_id: null, issued_at: 0, login_id: 'one' }
  const context = {
    visitor: readVisitor(new Request('http://shop.test/sv'), 'sv', { myAccount: login, myOrder: null }, 'http://shop.test'),
    backend: createBackend({ call, shared, customer: token, language: 'sv' }, services),
  }
  const options = { body: { items: [], checkout_order_id: null } }
  const answer = await callAsCustomerOrGuest(context, 'syncCart', options).catch(() => null)
  return { tokens, asCustomer: answer?.asCustomer }
}

it('a call is repeated as a guest when the backend refuses the token, and only then', async () => {
  expect(await called(401, 'over')).toEqual({ tokens: ['Bearer over', null], asCustomer: false })
  expect(await called(200, 'good')).toEqual({ tokens: ['Bearer good'], asCustomer: true })
  expect(await called(503, 'good')).toEqual({ tokens: ['Bearer good'], asCustomer: undefined })
  expect(await called(200, null)).toEqual({ tokens: [null], asCustomer: false })
})
