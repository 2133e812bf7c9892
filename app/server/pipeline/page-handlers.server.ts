import { createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/node'
import { matchRoutes } from '@remix-run/react'
import { lruByBytes } from '../../commerce/lru-by-bytes'
import type { PageName } from '../../routing/pages'
import { pageOfRoute } from '../../routing/patterns'
import type { Reply } from '../request-context.server'

/** Bytes of memory for the addresses whose page is known: about 10,000 of a language. */
const ADDRESS_BYTES = 1024 * 1024

/** The address of `/` as the browser asks for its data. */
const ROOT_DATA = '/_root'

type RouteTree = { id: string; index: true } | { id: string; path?: string; children: RouteTree[] }

/**
 * Gives the same answers as Remix' handler for all routes of a build, but faster: each request goes to a handler that knows only
 * the routes of its page. Remix ranks all its routes two or three times per request, and React Router creates them all again to
 * render a document; with the 70 routes of a language that took 1 to 3 ms. An address without a page goes to the handler of all
 * routes. Notes the page for the metrics, and for the cache of shared pages.
 */
export function createPageHandler(build: ServerBuild, mode: string): RequestHandler {
  const all = createRequestHandler(build, mode)
  const tree = treeOf(build.routes)
  const handlers = new Map<string, RequestHandler>()
  const pages = lruByBytes<string>(ADDRESS_BYTES, (key, id) => 2 * (key.length + id.length))

  function pageAt(pathname: string): string | undefined {
    const known = pages.get(pathname)
    if (known !== undefined) return known
    const id = matchRoutes(tree, pathname)?.at(-1)?.route.id
    if (id !== undefined) pages.set(pathname, id)
    return id
  }

  function handlerOf(id: string): RequestHandler {
    const kept = handlers.get(id) ?? createRequestHandler(onlyPage(build, id), mode)
    handlers.set(id, kept)
    return kept
  }

  return (request, context) => {
    const id = pageAt(pagePath(new URL(request.url).pathname))
    if (id !== undefined && context !== undefined) notePage(pageOfRoute(id), context.reply)
    return (id === undefined ? all : handlerOf(id))(request, context)
  }
}

function notePage(page: PageName | undefined, { noted, shared }: Pick<Reply, 'noted' | 'shared'>): void {
  noted.route = page ?? 'other'
  if (shared !== null) shared.page = page ?? null
}

/** The path of the page whose data an address asks for, as Remix reads it. */
function pagePath(pathname: string): string {
  if (!pathname.endsWith('.data')) return pathname
  const path = pathname.slice(0, -'.data'.length)
  return path === ROOT_DATA ? '/' : path
}

/** The build with the route `id` and those around it. */
function onlyPage(build: ServerBuild, id: string): ServerBuild {
  const ids = withParents(build.routes, id)
  const { routes, assets } = build
  return { ...build, routes: only(routes, ids), assets: { ...assets, routes: only(assets.routes, ids) } }
}

function withParents(routes: ServerBuild['routes'], id: string): Set<string> {
  const parent = routes[id]?.parentId
  return new Set([...(parent === undefined ? [] : withParents(routes, parent)), id])
}

function only<T>(routes: Readonly<Record<string, T>>, ids: ReadonlySet<string>): Record<string, T> {
  return Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)))
}

/** The routes below `parentId` as React Router takes them. */
function treeOf(routes: ServerBuild['routes'], parentId?: string): RouteTree[] {
  return Object.values(routes)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) => (index ? { id, index } : { id, path, children: treeOf(routes, id) }))
}
