import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { href } from '../../app/routing/href'
import { resourceHref } from '../../app/routing/resources'
import { refreshTokens } from '../../backend/database/schema/accounts'
import { logIn } from '../support/shop/log-in'
import { openShop, ORIGIN, type TestShop } from '../support/shop/open-shop'
import { words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { translator } from '../support/shop/translator'
import type { Visitor } from '../support/shop/visitor'

const AUTH = 'auth.myAccount'
const ORDERS = href('accountOrders', 'sv')

/** Two processes with one backend. */
let shop: TestShop
let other: TestShop
let visitor: Visitor
shopForEachTest(async (opened) => {
  shop = opened
  other = await openShop(shop.backend)
  visitor = shop.visitor()
})
beforeEach(() => logIn(visitor))
afterEach(() => {
  vi.useRealTimers()
})

/**
 * Lets no time pass for the shop's time budgets and timeouts: 50 pages take a process seconds on a busy machine,
 * and were then answered with 503.
 */
function stopTime(): void {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal)
}

const later = (seconds: number) => (shop.backend.clock.now = new Date(shop.backend.clock.now.getTime() + seconds * 1000))
const refreshes = (of: TestShop) => of.calls.filter((path) => path === '/api/auth/refresh').length
/** A tab of the same browser. */
function tab(of: TestShop): Visitor {
  const opened = of.visitor()
  for (const [name, value] of visitor.cookies) opened.cookies.set(name, value)
  return opened
}
const refreshTokenOf = (of: Visitor) =>
  /"refresh_token":"([^"]+)"/.exec(atob(decodeURIComponent(of.cookies.get(AUTH) ?? '').split('.')[0] ?? ''))?.[1] ?? ''

it.each([1801, 3601])(
  '50 requests at once with an access token of %i seconds make one refresh a process and one rotation, and nobody is logged out',
  async (age) => {
    // Only the access token may expire here.
    await shop.backend.db.update(refreshTokens).set({ expires_at: new Date(shop.backend.clock.now.getTime() + 2 * 3600_000) })
    later(age)
    stopTime()
    const tabs = Array.from({ length: 50 }, (_, index) => tab(index % 2 === 0 ? shop : other))
    const answers = await Promise.all(tabs.map((one) => one.get(ORDERS)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect([refreshes(shop), refreshes(other)]).toEqual([1, 1])
    expect(new Set(tabs.map(refreshTokenOf)).size).toBe(1)
    expect(refreshTokenOf(tabs[0] ?? visitor)).not.toBe(refreshTokenOf(visitor))
    later(31)
    for (const one of tabs.slice(0, 2)) expect((await one.get(ORDERS)).status).toBe(200)
  },
  60_000,
)

it('a login whose tokens are over makes a guest, not an error page', async () => {
  later(3601)
  const answer = await visitor.get(ORDERS)
  expect([answer.status, answer.location.startsWith('/sv?login')]).toEqual([303, true])
  expect((await visitor.follow(answer)).status).toBe(200)
  expect(visitor.cookies.get(AUTH)).toBe('')
})

it('a logout is not undone by an answer with new tokens that was under way, and the next login counts', async () => {
  later(1801)
  const slow = tab(shop)
  expect((await slow.get(ORDERS)).status).toBe(200)
  await visitor.post(href('login', 'sv'), { intent: 'log-out' })
  visitor.cookies.set(AUTH, slow.cookies.get(AUTH) ?? '')
  expect((await visitor.get(ORDERS)).location).toMatch(/^\/sv\?login/)
  await logIn(visitor)
  expect((await visitor.get(ORDERS)).status).toBe(200)
})

it('a backend that answers 404 to a login or a refresh has refused it: that leads to the login, not to a missing page', async () => {
  shop.respond = (path, send) => (/^\/api\/auth\/(?:login|refresh)$/.test(path) ? new Response(null, { status: 404 }) : send())
  const wrong = await logIn(shop.visitor())
  expect([wrong.status, words(wrong.body).includes(translator('sv')('login.error.wrong'))]).toEqual([400, true])
  later(3601)
  expect((await visitor.get(ORDERS)).location).toMatch(/^\/sv\?login/)
})

const REPORT = { error: 'TypeError: no', level: 'error', stack: '', userAgent: 'Browser/1.0', url: 'https://shop.test/sv' }

it.each<[string, () => Promise<unknown>]>([
  ['what is typed into the search field', () => visitor.get(resourceHref('searchSuggestions', 'sv', { query: 'batteri' }))],
  [
    'the report of an error',
    () => {
      const init = { method: 'POST', body: JSON.stringify(REPORT), headers: { 'content-type': 'application/json' } }
      return visitor.send(new Request(`${ORIGIN}/captuerr?locale=sv`, init))
    },
  ],
])('half an hour after the login, %s does not end it', async (_, ask) => {
  later(1801)
  await ask()
  // A refresh token that is used a second time after 30 seconds ends the login.
  later(31)
  expect((await visitor.get(ORDERS)).status).toBe(200)
  later(1801)
  expect((await visitor.get(ORDERS)).status).toBe(200)
})
