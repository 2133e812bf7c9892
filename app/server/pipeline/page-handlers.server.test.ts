import type { EntryContext, RequestHandler, ServerBuild } from '@remix-run/node'
import { afterEach, expect, it, vi } from 'vitest'
import { createPageHandler } from './page-handlers.server'

/** The routes of a shop in small: path, parent, and whether it is the index of the parent. */
const ROUTES: Readonly<Record<string, { path?: string; parentId?: string; index?: boolean }>> = {
  root: { path: '' },
  nowhere: { path: '*', parentId: 'root' },
  storefront: { path: 'sv', parentId: 'root' },
  home: { parentId: 'storefront', index: true },
  product: { path: 'artiklar/:slug.html', parentId: 'storefront' },
  listing: { path: 'artiklar/*', parentId: 'storefront' },
  account: { path: 'konto', parentId: 'storefront' },
  overview: { parentId: 'account', index: true },
  order: { path: 'order/:id', parentId: 'account' },
}

const FUTURE = { v3_fetcherPersist: true, v3_relativeSplatPath: true, v3_throwAbortReason: true, v3_singleFetch: true } as const

/** The routes that a page was rendered with. */
const rendered = vi.fn<(status: number, routes: string[], matches: string[]) => void>()
const loaded = vi.fn<(id: string, params: Readonly<Record<string, string | undefined>>) => void>()
afterEach(() => vi.clearAllMocks())

function render(_: Request, status: number, headers: Headers, { manifest, staticHandlerContext }: EntryContext): Response {
  const matches = staticHandlerContext.matches.map(({ route }) => route.id)
  rendered(status, Object.keys(manifest.routes), matches)
  return new Response(null, { status, headers })
}

function buildOf(ids: readonly string[]): ServerBuild {
  const routes = ids.map((id) => ({ id, ...ROUTES[id] }))
  const module = (id: string) => ({
    default: () => null,
    loader: ({ params }: { params: Readonly<Record<string, string | undefined>> }) => {
      loaded(id, params)
      return id
    },
  })
  const files = {
    hasAction: false,
    hasLoader: true,
    hasClientAction: false,
    hasClientLoader: false,
    hasErrorBoundary: false,
    module: '',
  }
  return {
    mode: 'production',
    publicPath: '/',
    assetsBuildDirectory: '',
    isSpaMode: false,
    future: { ...FUTURE, v3_lazyRouteDiscovery: false },
    entry: { module: { default: render, handleError: () => undefined } },
    routes: Object.fromEntries(routes.map((route) => [route.id, { ...route, module: module(route.id) }])),
    assets: {
      url: '',
      version: '',
      entry: { module: '', imports: [] },
      routes: Object.fromEntries(routes.map((route) => [route.id, { ...route, ...files }])),
    },
  }
}

const ask = (handle: RequestHandler, path: string) => handle(new Request(`http://shop.test${path}`))

it.each([
  ['/sv', ['root', 'storefront', 'home']],
  ['/sv/artiklar/cr2032.html', ['root', 'storefront', 'product']],
  ['/sv/artiklar/laddare/index.html', ['root', 'storefront', 'listing']],
  ['/sv/konto', ['root', 'storefront', 'account', 'overview']],
  ['/sv/konto/order/7?sida=2', ['root', 'storefront', 'account', 'order']],
  ['/annat', ['root', 'nowhere']],
])('%s is answered with the routes of its page alone, time after time', async (path, ids) => {
  const handle = createPageHandler(buildOf(Object.keys(ROUTES)), 'production')
  await ask(handle, path)
  await ask(handle, path)
  const answered = [200, ids, ids]
  expect(rendered.mock.calls).toEqual([answered, answered])
})

it('two pages of one route are told apart', async () => {
  const handle = createPageHandler(buildOf(Object.keys(ROUTES)), 'production')
  for (const slug of ['aa', 'bb', 'aa']) await ask(handle, `/sv/artiklar/${slug}.html`)
  const slugs = loaded.mock.calls.flatMap(([id, { slug }]) => (id === 'product' ? [slug] : []))
  expect(slugs).toEqual(['aa', 'bb', 'aa'])
})

it('the data of a page comes from the loaders of its routes', async () => {
  const handle = createPageHandler(buildOf(Object.keys(ROUTES)), 'production')
  const answer = await ask(handle, '/sv/artiklar/cr2032.html.data')
  expect(await answer.text()).toContain('"product"')
  expect(loaded.mock.calls).toEqual(['root', 'storefront', 'product'].map((id) => [id, { slug: 'cr2032' }]))
})

it('the data of the page at / is asked for under a name of its own', async () => {
  const handle = createPageHandler({ ...buildOf(['root', 'home']), routes: withIndex(buildOf(['root', 'home'])) }, 'production')
  await ask(handle, '/_root.data')
  expect(loaded.mock.calls.map(([id]) => id)).toEqual(['root', 'home'])
})

it('an address that belongs to no page is not found', async () => {
  const ids = Object.keys(ROUTES).filter((id) => id !== 'nowhere')
  expect((await ask(createPageHandler(buildOf(ids), 'production'), '/annat')).status).toBe(404)
})

function withIndex({ routes }: ServerBuild): ServerBuild['routes'] {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [id, id === 'home' ? { ...route, parentId: 'root', index: true } : route]),
  )
}
