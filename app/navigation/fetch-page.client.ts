import { matchRoutes } from '@remix-run/react'
import { decode } from 'turbo-stream'
import { isKeptRoute } from './kept-routes'
import { fetchAhead } from './page-memory.client'

/** Fetches the scripts of a page, and its data if the page may be kept. Nothing is fetched for the page that is shown. */
export function fetchPage(address: string): void {
  const { pathname, search } = new URL(address, location.href)
  const { location: shown, navigation } = window.__remixRouter.state
  // A click is already navigating, or has finished: after a touch, the focus event comes last.
  if ([shown, navigation.location].some((place) => place?.pathname === pathname && place.search === search)) return
  const id = matchRoutes(window.__remixRouter.routes, pathname)?.at(-1)?.route.id
  const route = id === undefined ? undefined : window.__remixManifest.routes[id]
  if (route === undefined) return
  preload(route.module)
  if (isKeptRoute(route.id)) fetchAhead(pathname + search, () => read(pathname, search, route.id))
}

/**
 * Loads the module of a route with all that it imports. The module is executed before the click, which costs little: it only
 * defines the page and its strings. Errors are ignored: the navigation makes the request again and handles them.
 */
function preload(module: string): void {
  import(/* @vite-ignore */ module).catch(() => {})
}

/** The data of one route as Remix fetches it; fails for a redirect or an error, which the navigation itself then meets. */
async function read(pathname: string, search: string, id: string): Promise<unknown> {
  const query = new URLSearchParams(search)
  query.set('_routes', id)
  const answer = await fetch(`${pathname.replace(/\/$/, '')}.data?${query.toString()}`, {
    headers: { purpose: 'prefetch' },
    priority: 'low',
  })
  if (!answer.ok || answer.body === null) throw new Error(`${pathname} answered ${answer.status}`)
  const { value } = await decode(answer.body)
  return dataOf(value, id)
}

/** Remix' answer has an object with `data` or `error` for each route. */
function dataOf(answer: unknown, id: string): unknown {
  const routes = typeof answer === 'object' && answer !== null ? new Map<string, unknown>(Object.entries(answer)) : new Map()
  const result: unknown = routes.get(id)
  return typeof result === 'object' && result !== null && 'data' in result ? result.data : null
}
