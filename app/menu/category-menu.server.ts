import { createHash } from 'node:crypto'
import { isOutage } from '../commerce/backend-error'
import { createBackend } from '../commerce/backend.server'
import { createCall } from '../commerce/client.server'
import type { CategoryNode } from '../commerce/contract/category'
import { categoryMenus } from './category-menu'
import { askedCategory, languageOfCategoryMenu } from '../routing/category-menu-path'
import type { Language } from '../store/languages'
import { storeOf } from '../store/stores'
import { problemAnswer } from '../server/pipeline/problem-answer.server'
import type { Services } from '../server/services.server'

/** As long as the server itself keeps the tree; the same for every shopper. */
const KEPT = 'public, max-age=300, stale-while-revalidate=86400'

type Answer = { body: string; etag: string }
/** The answers worded once for each tree the cache hands out; they go when the tree goes. */
const worded = new WeakMap<readonly CategoryNode[], ReadonlyMap<string, Answer>>()

/**
 * What opens under a main category, as `CategoryMenu`, with an ETag; null for every other path. Tells a category that is none of the menu
 * with 404 and an outage with 503, both as a problem body (RFC 9457).
 */
export async function categoryMenuResponse(request: Request, url: URL, services: Services): Promise<Response | null> {
  const language = languageOfCategoryMenu(url.pathname)
  if (language === undefined) return null
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return problemAnswer(405, 'method-not-allowed', { allow: 'GET, HEAD' })
  try {
    const answer = (await answers(language, services)).get(askedCategory(url.searchParams))
    return answer === undefined ? problemAnswer(404, 'not-found') : send(request, answer)
  } catch (error) {
    const outage = isOutage(error)
    services.log(outage ? 'warn' : 'error', 'category menu failed', { error: String(error) })
    return outage ? problemAnswer(503, 'backend-unavailable', { 'retry-after': '10' }) : problemAnswer(500, 'internal')
  }
}

async function answers(language: Language, { backendUrl, fetch, cache }: Services): Promise<ReadonlyMap<string, Answer>> {
  const store = storeOf(language)
  const caller = { language, storeId: store.storeId }
  const tree = await createBackend((as) => createCall(backendUrl, fetch, as), caller, cache).mainMenu()
  const known = worded.get(tree)
  if (known) return known
  const made = new Map([...categoryMenus(tree, store)].map(([uri, menu]) => [uri, answerOf(JSON.stringify(menu))]))
  worded.set(tree, made)
  return made
}

/** The tag is a weak one, as the same answer leaves in several compressions. */
function answerOf(body: string): Answer {
  return { body, etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"` }
}

function send(request: Request, { body, etag }: Answer): Response {
  const headers = { 'cache-control': KEPT, etag }
  if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers })
  return new Response(body, { headers: { ...headers, 'content-type': 'application/json' } })
}
