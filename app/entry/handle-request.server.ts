import { findResource } from '../routing/resources'
import type { RequestNotes } from '../server/metrics/metrics'
import { compress } from '../server/pipeline/compress.server'
import { bodyOf, readWhole, sealed, wholeAnswer, withOwnHeaders } from '../server/pipeline/whole-answer.server'
import type { Rendered } from '../server/page-cache/page-cache.server'
import { hashedScripts, type HeaderList, type SharedPage, sharedPage } from '../server/page-cache/shared-page.server'
import { busyAnswer } from '../server/process/plain-answer'
import type { Work } from '../server/process/shed-load'
import type { SharedRendering } from '../server/page-cache/shared-rendering'
import { createNonce, scriptsByHash, scriptsByNonce, secureHeaders } from '../server/security/security.server'
import type { Services } from '../server/services.server'
import { limitConcurrency } from '../server/concurrency-limit.server'
import {
  cookiesOf,
  type SharedAnswer,
  sharedAnswer,
  sharedHeaders,
  sharedRequest,
  type SharedRequest,
  type Visit,
} from './answer-shared.server'
import { pathnameOf } from './known-address.server'
import { routeRequest } from './route-request.server'
import { SHARED_PAGES } from './shared-address'

/**
 * Limit: 8 at a time, 3 s in the queue. These requests waited for a shared page that turned out not to be shareable (a 404, say)
 * and are rendered again. `shedLoad` has not counted them.
 */
const afterWaiting = limitConcurrency(8, 3000)

/** The answer of `answerShopRequest` as an ordinary web answer. */
export async function handleShopRequest(...asked: Parameters<typeof answerShopRequest>): Promise<Response> {
  return sealed(await answerShopRequest(...asked))
}

/**
 * Answers every request that is not for a static file: the one entrance, for the server and for the tests. Visitors without state
 * get the page that is shared by all of them (decision 041). `peer` is the address that opened the connection. The body of an
 * answer that is complete is in `bodyOf` alone.
 */
export async function answerShopRequest(request: Request, services: Services, peer = ''): Promise<Response> {
  const noted = emptyNotes()
  const began = performance.now()
  const count = (status: number) =>
    services.metrics.request({ ...noted, method: request.method, status, seconds: (performance.now() - began) / 1000 })
  try {
    const answer = await answerRequest(request, services, peer, noted)
    if (answer === null) {
      services.metrics.shed('page')
      return busyAnswer(request)
    }
    count(answer.status)
    return answer
  } catch (error) {
    count(500)
    throw error
  }
}

/** Null for a request that is turned away, which `shop_requests_total` does not count. */
async function answerRequest(request: Request, services: Services, peer: string, noted: RequestNotes): Promise<Response | null> {
  const visit = visitOf(request)
  const asked = findResource(pathnameOf(visit.url)) === null ? sharedRequest(visit, services.publicOrigin) : null
  const own = async () => {
    const nonce = createNonce()
    return finished(request, await routeRequest(request, { nonce, shared: null, noted }, services, peer), nonce, services)
  }
  if (asked === null || services.mode === 'development') return own()
  return (await answerShared(request, visit, { asked, noted }, services)) ?? (await afterWaiting(own))
}

/**
 * The answer with a shared page that is in memory; null when the request must be handled.
 * For the server, ahead of everything else.
 */
export function keptAnswer(visit: Visit, services: Services): SharedAnswer | null {
  const began = performance.now()
  const asked = sharedRequest(visit, services.publicOrigin)
  const found =
    asked && services.pages.find(asked.key, () => rendering(asked, services, emptyNotes()).then(({ rendered }) => rendered))
  if (asked === null || !found) return null
  const answer = sharedAnswer(found.page, visit, asked, services)
  const seconds = (performance.now() - began) / 1000
  const noted = { route: found.page.name, source: found.source } as const
  services.metrics.request({ ...noted, method: visit.method, status: answer.status, seconds })
  return answer
}

const emptyNotes = (): RequestNotes => ({ route: 'other', source: 'none' })

/** The work that a request adds to the process when its page is not in memory. */
export function workOf(visit: Visit, services: Pick<Services, 'pages' | 'publicOrigin'>): Work {
  if (findResource(pathnameOf(visit.url)) !== null) return 'resource'
  const asked = sharedRequest(visit, services.publicOrigin)
  return asked !== null && services.pages.isRendering(asked.key) ? 'none' : 'page'
}

/** Null for an answer that is not shared and was rendered for another address or request. */
async function answerShared(
  request: Request,
  visit: Visit,
  { asked, noted }: { asked: SharedRequest; noted: RequestNotes },
  services: Services,
): Promise<Response | null> {
  const own: { unshared?: Response } = {}
  const render = async () => {
    const { rendered, unshared } = await rendering(asked, services, noted)
    if (unshared !== null) own.unshared = unshared
    return rendered
  }
  const found = services.pages.find(asked.key, render)
  const page = found?.page ?? (await services.pages.render(asked.key, render))
  if (page !== null && page !== 'outage') {
    noted.route = page.name
    noted.source = found?.source ?? 'miss'
    const { status, headers, body } = sharedAnswer(page, visit, asked, services)
    const init = { status, headers: webHeaders(headers) }
    return body === null ? new Response(null, init) : wholeAnswer(body, init)
  }
  const { unshared } = own
  if (unshared === undefined || request.method !== 'GET' || asked.address.path !== visit.url) return null
  for (const cookie of cookiesOf(visit, asked, services.publicOrigin)) unshared.headers.append('set-cookie', cookie)
  return compress(request, unshared)
}

/**
 * Renders a page for all visitors without state, from a request without anything personal. `unshared` is an answer for one
 * visitor only.
 */
async function rendering(
  asked: SharedRequest,
  services: Services,
  noted: RequestNotes,
): Promise<{ rendered: SharedPage; unshared: null } | { rendered: Exclude<Rendered, SharedPage>; unshared: Response }> {
  const nonce = createNonce()
  const shared: SharedRendering = { tags: new Set(), isWhole: true, page: null }
  const request = new Request(services.publicOrigin + asked.address.path, { headers: sharedHeaders(asked) })
  const { pathname } = new URL(request.url)
  const answer = withOwnHeaders(await routeRequest(request, { nonce, shared, noted }, services, ''))
  const isShared = answer.status === 200 && shared.isWhole && shared.page !== null && SHARED_PAGES.has(shared.page)
  const body = isShared && !answer.headers.has('set-cookie') ? bodyOf(await readWhole(answer)) : undefined
  if (body === undefined || shared.page === null) {
    secureHeaders(answer.headers, scriptsByNonce(nonce), pathname, services)
    const isOutage = answer.status >= 500 || (answer.status === 200 && !shared.isWhole)
    return { rendered: isOutage ? 'outage' : null, unshared: answer }
  }
  const { html, hashes } = hashedScripts(Buffer.from(body).toString(), nonce)
  secureHeaders(answer.headers, scriptsByHash(hashes, pathname, services), pathname, services)
  return {
    rendered: await sharedPage(Buffer.from(html), { name: shared.page, headers: answer.headers, tags: shared.tags }),
    unshared: null,
  }
}

function finished(request: Request, answer: Response, nonce: string, services: Services): Promise<Response> {
  const response = withOwnHeaders(answer)
  secureHeaders(response.headers, scriptsByNonce(nonce), new URL(request.url).pathname, services)
  return compress(request, response)
}

function visitOf(request: Request): Visit {
  const { pathname, search } = new URL(request.url)
  return { method: request.method, url: pathname + search, header: (name) => request.headers.get(name) }
}

function webHeaders(list: HeaderList): Headers {
  const headers = new Headers()
  for (let at = 0; at + 1 < list.length; at += 2) headers.append(list[at] ?? '', list[at + 1] ?? '')
  return headers
}
