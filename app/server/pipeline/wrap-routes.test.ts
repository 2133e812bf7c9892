import { type ActionFunctionArgs, createCookie, createMemorySessionStorage, type ServerBuild } from '@remix-run/node'
import { describe, expect, it, vi } from 'vitest'
import { BackendError } from '../../commerce/backend-error'
import { createBackend } from '../../commerce/backend.server'
import { createDataCache } from '../../commerce/data-cache.server'
import { openBudgets } from '../../commerce/time-budget.server'
import type { RequestContext } from '../request-context.server'
import { NO_ANALYTICS } from '../process/analytics-settings'
import { reviewWidgets } from '../process/review-widgets'
import { limitAttempts } from '../security/attempts.server'
import { createAuthCookies } from '../security/auth-cookies.server'
import { createProcessCounters } from '../storage/counters.server'
import { createProcessLocks } from '../session/session-locks.server'
import { withCookie } from '../session/session-storage.server'
import { openShopperStore } from '../session/shopper-store.server'
import { readVisitor } from '../visitor.server'
import { wrapRoutes } from './wrap-routes.server'

type Module = Partial<ServerBuild['routes'][string]['module']>

function routes(modules: Readonly<Record<string, Module>>): ServerBuild['routes'] {
  const paths = Object.keys(modules)
  const parentOf = (id: string) => (id.includes('/') ? id.slice(0, id.lastIndexOf('/')) : undefined)
  return Object.fromEntries(
    paths.map((id) => [id, { id, path: id, parentId: parentOf(id), module: { default: () => null, ...modules[id] } }]),
  )
}

const log = vi.fn()
const cookie = createCookie('session', { secrets: ['secret'] })
const authCookies = createAuthCookies('secret', false)

/** A request of a visitor without cookies, to a shop without a backend. */
async function args(): Promise<ActionFunctionArgs> {
  const request = new Request('http://shop.test/sv')
  const call = () => Promise.reject(new Error('There is no backend'))
  const context: RequestContext = {
    visitor: readVisitor(request, 'sv', { myAccount: null, myOrder: null }, 'http://shop.test'),
    logins: { call: () => null, keep: () => Promise.resolve(), end: () => Promise.resolve(), callWith: () => call },
    backend: createBackend(
      { call, shared: call, customer: null, language: 'sv' },
      { cache: createDataCache(), budgets: openBudgets(), onOutage: () => {} },
    ),
    session: openShopperStore(null, withCookie(createMemorySessionStorage({ cookie }), cookie), createProcessLocks()),
    reply: {
      nonce: '',
      isDocument: true,
      shared: null,
      noted: { route: 'other', source: 'none' },
      cookies: [],
      keepForm: () => Promise.resolve(),
      recordCampaign: () => Promise.resolve(),
      campaignCookie: () => null,
      retryAfter: 10,
    },
    services: {
      authCookies,
      log,
      now: () => new Date(0),
      publicOrigin: 'http://shop.test',
      analytics: NO_ANALYTICS,
      reviewWidgets: reviewWidgets({}),
      attempts: limitAttempts(createProcessCounters(), ''),
      restartTime: () => {},
      reservePageTime: (action) => action(),
    },
  }
  return { request, context, params: {} }
}
const noStartUp = async () => {}
const canonicalEnd = (_: string, search: string) => search

describe('a wrapped route', () => {
  it('starts up once per request, before any loader and not before an action', async () => {
    const seen: string[] = []
    const startUp = async () => {
      await Promise.resolve()
      seen.push('start-up')
    }
    const wrapped = wrapRoutes(
      routes({
        root: { loader: () => seen.push('root') },
        'root/page': { loader: () => seen.push('page'), action: () => seen.push('action') },
      }),
      { startUp, guards: {}, canonicalEnd },
    )
    const request = await args()
    await wrapped['root/page']?.module.action?.(request)
    await Promise.all([wrapped.root?.module.loader?.(request), wrapped['root/page']?.module.loader?.(request)])
    await wrapped.root?.module.loader?.(await args())
    expect(seen).toEqual(['action', 'start-up', 'root', 'page', 'start-up', 'root'])
  })

  it('runs no loader when the start-up link leads elsewhere', async () => {
    const loader = vi.fn()
    const elsewhere = new Response(null, { status: 303 })
    const startUp = async () => {
      throw elsewhere
    }
    const wrapped = wrapRoutes(routes({ page: { loader } }), { startUp, guards: {}, canonicalEnd })
    await expect(wrapped.page?.module.loader?.(await args())).rejects.toBe(elsewhere)
    expect(loader).not.toHaveBeenCalled()
  })

  it('fails each of its loaders with an answer of its own, when the session cannot be read at the start', async () => {
    const startUp = async () => {
      throw new Response('Service unavailable', { status: 503 })
    }
    const loader = vi.fn()
    const wrapped = wrapRoutes(routes({ root: { loader }, 'root/page': { loader } }), { startUp, guards: {}, canonicalEnd })
    const request = await args()
    const thrown = [wrapped.root, wrapped['root/page']].map((route) => Promise.resolve(route?.module.loader?.(request)))
    const texts = thrown.map((answer) => answer.catch((error: unknown) => (error instanceof Response ? error.text() : error)))
    expect(await Promise.all(texts)).toEqual(['Service unavailable', 'Service unavailable'])
  })

  it('runs the guards of the routes above it, then its own, before its loader and its action', async () => {
    const seen: string[] = []
    const guards = { outer: () => void seen.push('outer'), inner: () => void seen.push('inner') }
    const wrapped = wrapRoutes(
      routes({
        area: { handle: { guards: ['outer'] }, loader: () => null },
        'area/page': {
          handle: { guards: ['inner'] },
          loader: () => seen.push('loader'),
          action: () => seen.push('action'),
        },
      }),
      { startUp: noStartUp, guards, canonicalEnd },
    )
    await wrapped['area/page']?.module.loader?.(await args())
    await wrapped['area/page']?.module.action?.(await args())
    expect(seen).toEqual(['outer', 'inner', 'loader', 'outer', 'inner', 'action'])
  })

  it('stops at a guard that refuses', async () => {
    const refused = new Response(null, { status: 403 })
    const action = vi.fn()
    const guards = {
      closed: () => {
        throw refused
      },
    }
    const page = { handle: { guards: ['closed'] }, loader: () => null, action }
    const wrapped = wrapRoutes(routes({ page }), { startUp: noStartUp, guards, canonicalEnd })
    await expect(wrapped.page?.module.action?.(await args())).rejects.toBe(refused)
    expect(action).not.toHaveBeenCalled()
  })

  it('answers an unknown guard with "Unknown middleware {name}" and 500', async () => {
    const page = { handle: { guards: ['toString'] }, loader: () => null }
    const wrapped = wrapRoutes(routes({ page }), { startUp: noStartUp, guards: {}, canonicalEnd })
    await expect(wrapped.page?.module.loader?.(await args())).rejects.toMatchObject({
      status: 500,
      statusText: 'Unknown middleware toString',
    })
    expect(log).toHaveBeenLastCalledWith('error', 'Unknown middleware toString', { path: '/sv' })
  })

  it('must have a loader to have guards', () => {
    const page = { handle: { guards: ['closed'] } }
    expect(() => wrapRoutes(routes({ page }), { startUp: noStartUp, guards: {}, canonicalEnd })).toThrow(
      'page has guards but no loader',
    )
  })

  it.each([
    ['a missing resource', new BackendError('not-found', 'product', 'none', 404), 404],
    ['an outage', new BackendError('unavailable', 'product', 'no answer'), 503],
    ['an answer that breaks the contract', new BackendError('malformed', 'product', 'wrong', 200), 503],
  ])('answers %s as a page does', async (_, error, status) => {
    const page = { loader: () => Promise.reject(error), action: () => Promise.reject(error) }
    const wrapped = wrapRoutes(routes({ page }), { startUp: noStartUp, guards: {}, canonicalEnd })
    await expect(wrapped.page?.module.loader?.(await args())).rejects.toMatchObject({ status })
    await expect(wrapped.page?.module.action?.(await args())).rejects.toMatchObject({ status })
  })

  it('leaves a refused change and a fault of ours as they are', async () => {
    for (const error of [new BackendError('rejected', 'syncCart', 'refused', 400), new TypeError('x is not a function')]) {
      const wrapped = wrapRoutes(routes({ page: { action: () => Promise.reject(error) } }), {
        startUp: noStartUp,
        guards: {},
        canonicalEnd,
      })
      await expect(wrapped.page?.module.action?.(await args())).rejects.toBe(error)
    }
  })
})
