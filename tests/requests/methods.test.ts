import { describe, expect, it } from 'vitest'
import { RESOURCE_NAMES, resourceHref, resourceRow } from '../../app/routing/resources'
import { ORIGIN, type TestShop } from '../support/shop/open-shop'
import { pageExamples } from '../support/shop/page-examples'
import { shopForTheFile } from '../support/shop/shop-for-the-file'

let shop: TestShop
shopForTheFile((opened) => (shop = opened))

const ODD = ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND']

const send = (method: string, path: string) => {
  const body = ['GET', 'OPTIONS'].includes(method) ? undefined : new URLSearchParams({ intent: 'add' })
  return shop.visitor().send(new Request(ORIGIN + path, { method, body, headers: { origin: ORIGIN } }))
}

/** Status and `Allow` of the answers to each of these methods. */
const refusals = async (methods: readonly string[], path: string) =>
  new Set(
    await Promise.all(
      methods.map(async (method) => {
        const { status, headers } = await send(method, path)
        return `${status} ${headers.get('allow')}`
      }),
    ),
  )

const MISSING = [{ page: 'missing', path: '/sv/artiklar/finns-inte.html' }]

describe.each([...pageExamples('sv'), ...MISSING])('the $page page', ({ path }) => {
  it('refuses odd methods with 405 and the methods that it takes', async () => {
    expect(await refusals(ODD, path)).toEqual(new Set(['405 GET, HEAD, POST']))
    expect(shop.logged).toEqual([])
  })
})

it.each(['/sv/sokresultat.html', '/sv/no-such-page', '/assets/none.js', '/favicon.svg'])(
  '%s, which has no form, refuses a POST with 405 and the methods that it takes',
  async (path) => {
    expect(await refusals(['POST'], path)).toEqual(new Set(['405 GET, HEAD']))
  },
)

it.each(RESOURCE_NAMES)(
  'the resource %s refuses every method that its row does not name, and names those it takes',
  async (name) => {
    const methods: readonly string[] = resourceRow(name).methods
    const path = resourceHref(name, 'sv').replace(/\*$/, 'x')
    const others = [...ODD, 'GET', 'POST'].filter((method) => !methods.includes(method))
    const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ')
    expect(await refusals(others, path)).toEqual(new Set([`405 ${allowed}`]))
  },
)
