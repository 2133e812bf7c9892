import { parseCookie } from 'cookie'
import { localeCookie } from '../server/cookies.server'
import { isPrefetch } from '../server/is-prefetch'
import { acceptedEncoding } from '../server/pipeline/compress.server'
import type { SharedPage } from '../server/page-cache/shared-page.server'
import type { Services } from '../server/services.server'
import { landingCookie, landingOf } from '../server/session/campaign.server'
import { hasState } from '../server/visitor.server'
import { readMask } from '../store/consent-mask'
import { gpcRefusesAds } from '../store/global-privacy-control'
import { languageOfPath, type Language } from '../store/languages'
import { sharedAddress } from './shared-address'

/** A request as far as it can be answered with a shared page; `header` gives null for one that is missing. */
export type Visit = { method: string; pathname: string; search: string; header: (name: string) => string | null }

/** The parts of a request that a shared page depends on. All but the cookies are equal for all visitors with the same key. */
export type SharedRequest = {
  key: string
  language: Language
  path: string
  consent: number | null
  /** Whether Global Privacy Control refuses ads. */
  refusesAds: boolean
  cookies: Readonly<Record<string, string | undefined>>
}

/** The status, headers and body of an answer, and its own Set-Cookie lines. */
export type SharedAnswer = {
  status: 200 | 304
  headers: Readonly<Record<string, string>>
  cookies: readonly string[]
  body: Uint8Array<ArrayBuffer> | null
}

/**
 * The shared page that a request asks for; null when its answer may differ from visitor to visitor. The page depends only on the
 * visitor's consent and on Global Privacy Control, so it is rendered from a request that carries nothing else.
 */
export function sharedRequest({ method, pathname, search, header }: Visit, publicOrigin: string): SharedRequest | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  const path = sharedAddress(pathname, search)
  const language = languageOfPath(pathname)
  if (path === null || language === undefined) return null
  const cookies = parseCookie(header('cookie') ?? '')
  if (hasState(cookies, publicOrigin)) return null
  if (landingOf({ method, pathname, search, referrer: null }, publicOrigin) !== null && isPrefetch({ get: header })) return null
  const consent = readMask(cookies.consent)
  const refusesAds = gpcRefusesAds(header('sec-gpc'), cookies)
  return { key: `${consent} ${refusesAds} ${path}`, language, path, consent, refusesAds, cookies }
}

/** The headers of the request that a shared page is rendered from, which carries nothing else of the visitor's. */
export function sharedHeaders({ language, consent, refusesAds }: SharedRequest): Headers {
  const headers = new Headers({ cookie: `locale=${language}${consent === null ? '' : `; consent=${consent}`}` })
  if (refusesAds) headers.set('sec-gpc', '1')
  return headers
}

/** The answer with a shared page: 304 when the browser has it, no body for HEAD. */
export function sharedAnswer(
  page: SharedPage,
  visit: Visit,
  asked: SharedRequest,
  services: Pick<Services, 'publicOrigin' | 'cdnTagHeader'>,
): SharedAnswer {
  const { method, header } = visit
  const cookies = cookiesOf(visit, asked, services.publicOrigin)
  // Most answers take the headers as the page keeps them: to copy them would cost a tenth of the whole answer.
  const sent = (headers: Readonly<Record<string, string>>) =>
    services.cdnTagHeader === undefined || cookies.length > 0
      ? headers
      : Object.assign(cdnHeaders(page, services.cdnTagHeader), headers)
  if (page.etag !== null && hasTag(header('if-none-match'), page.etag)) {
    return { status: 304, headers: sent(page.unchanged), cookies, body: null }
  }
  const { headers, body } = page.packed(acceptedEncoding(header('accept-encoding') ?? ''))
  return { status: 200, headers: sent(headers), cookies, body: method === 'HEAD' ? null : body }
}

/** As long as the shop itself keeps a page; the two times add up. */
const CDN_CACHE = 'max-age=30, stale-while-revalidate=30'

/**
 * Headers for a CDN: how long it may keep the page, and the tags by which to drop it. They are the tags of the messages about
 * changes (decision 044). Fastly reads `surrogate-control` and not RFC 9213. An answer with cookies is for one visitor.
 */
function cdnHeaders({ tags }: SharedPage, header: NonNullable<Services['cdnTagHeader']>): Record<string, string> {
  const all = { 'cdn-cache-control': `public, ${CDN_CACHE}` }
  return header === 'cache-tag'
    ? { ...all, 'cache-tag': [...tags].join(',') }
    : { ...all, 'surrogate-control': CDN_CACHE, 'surrogate-key': [...tags].join(' ') }
}

/** The language that the visitor has come to, and the campaign of a landing. */
export function cookiesOf(
  { pathname, search, method, header }: Visit,
  { cookies, language, consent, refusesAds }: SharedRequest,
  origin: string,
): string[] {
  const landing = landingOf({ method, pathname, search, referrer: header('referer') }, origin)
  const campaign = landing && landingCookie(landing, { consent, refusesAds }, origin)
  return [...(cookies.locale === language ? [] : [localeCookie(language, origin)]), ...(campaign === null ? [] : [campaign])]
}

/** Whether If-None-Match names a tag; our tags are weak, and proxies may send them as strong ones. */
function hasTag(header: string | null, tag: string): boolean {
  if (header === null) return false
  const bare = (text: string) => text.trim().replace(/^W\//, '')
  return header.trim() === '*' || header.split(',').some((one) => bare(one) === bare(tag))
}
