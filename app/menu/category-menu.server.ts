import { createHash } from 'node:crypto'
import type { CategoryNode } from '../commerce/contract/category'
import type { Endpoint } from '../server/endpoint.server'
import { problemAnswer } from '../server/problem-answer.server'
import type { Store } from '../store/store'
import { categoryMenus } from './category-menu'
import { lacksChildren } from './main-categories'

/** A browser asks each time whether what it has still holds: a category that was renamed or removed is so at once. */
const CACHE_CONTROL = 'private, no-cache'

type Answer = { body: string; etag: string }
/** The answers are serialised once for each tree that the cache hands out, and are dropped with the tree. */
const serialised = new WeakMap<readonly CategoryNode[], ReadonlyMap<string, Answer>>()

/** The submenu of a main category, as `CategoryMenu`, with an ETag; 404 for a category that is not in the menu. */
export const categoryMenu: Endpoint = async ({ request, url, context: { backend, visitor } }) => {
  const menu = await backend.mainMenu()
  // Some backends answer the first level only to `main_menu`.
  const tree = menu.some(lacksChildren) ? await backend.categoryTree() : menu
  const menus = answers(tree, visitor.store)
  const answer = menus.get(url.searchParams.get('category') ?? '')
  return answer === undefined ? problemAnswer(404, 'not-found') : send(request, answer)
}

function answers(tree: readonly CategoryNode[], store: Store): ReadonlyMap<string, Answer> {
  const cached = serialised.get(tree)
  if (cached) return cached
  const menus = new Map([...categoryMenus(tree, store)].map(([uri, menu]) => [uri, answerOf(JSON.stringify(menu))]))
  serialised.set(tree, menus)
  return menus
}

/** The ETag is weak, since the same answer is sent in several compressions. */
function answerOf(body: string): Answer {
  return { body, etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"` }
}

function send(request: Request, { body, etag }: Answer): Response {
  const headers = { 'cache-control': CACHE_CONTROL, etag }
  if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers })
  return new Response(body, { headers: { ...headers, 'content-type': 'application/json' } })
}
