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

/** The request that a shared page is rendered from: equal for all visitors with the same key. */
export type SharedRequest = { key: string; language: Language; path: string; headers: Readonly<Record<string, string>> }

/** The status, headers and body of an answer, and its own Set-Cookie lines. */
export type SharedAnswer = {
  status: 200 | 304
  headers: Record<string, string>
  cookies: string[]
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
  if (hasState(cookies)) return null
  if (isPrefetch({ get: header }) && landingOf({ method, pathname, search, referrer: null }, publicOrigin) !== null) return null
  const consent = readMask(cookies.consent)
  const gpc = gpcRefusesAds(header('sec-gpc'), cookies)
  const cookie = `locale=${language}${consent === null ? '' : `; consent=${consent}`}`
  return { key: `${consent} ${gpc} ${path}`, language, path, headers: { cookie, ...(gpc ? { 'sec-gpc': '1' } : {}) } }
}

/** The answer with a shared page: 304 when the browser has it, no body for HEAD. */
export function sharedAnswer(page: SharedPage, visit: Visit, language: Language, services: Services): SharedAnswer {
  const cookies = cookiesOf(visit, language, services.publicOrigin)
  const cdn = cookies.length > 0 ? {} : cdnHeaders(page, services.cdnTagHeader)
  if (page.etag !== null && hasTag(visit.header('if-none-match'), page.etag)) {
    const { 'content-type': _, ...headers } = page.headers
    return { status: 304, headers: { ...headers, ...cdn }, cookies, body: null }
  }
  const encoding = acceptedEncoding(visit.header('accept-encoding') ?? '')
  const headers = { ...page.headers, ...cdn, ...(encoding === null ? {} : { 'content-encoding': encoding }) }
  return { status: 200, headers, cookies, body: visit.method === 'HEAD' ? null : page.body(encoding) }
}

/** As long as the shop itself keeps a page; the two times add up. */
const CDN_CACHE = 'max-age=30, stale-while-revalidate=30'

/**
 * Headers for a CDN: how long it may keep the page, and the tags by which to drop it. They are the tags of the messages about
 * changes (decision 044). Fastly reads `surrogate-control` and not RFC 9213. An answer with cookies is for one visitor.
 */
function cdnHeaders({ tags }: SharedPage, header: Services['cdnTagHeader']): Record<string, string> {
  if (header === undefined) return {}
  const all = { 'cdn-cache-control': `public, ${CDN_CACHE}` }
  return header === 'cache-tag'
    ? { ...all, 'cache-tag': [...tags].join(',') }
    : { ...all, 'surrogate-control': CDN_CACHE, 'surrogate-key': [...tags].join(' ') }
}

/** The language that the visitor has come to, and the campaign of a landing. */
export function cookiesOf({ pathname, search, method, header }: Visit, language: Language, origin: string): string[] {
  const cookies = parseCookie(header('cookie') ?? '')
  const landing = landingOf({ method, pathname, search, referrer: header('referer') }, origin)
  const refusesAds = gpcRefusesAds(header('sec-gpc'), cookies)
  const campaign = landing && landingCookie(landing, { consent: readMask(cookies.consent), refusesAds }, origin)
  return [...(cookies.locale === language ? [] : [localeCookie(language, origin)]), ...(campaign === null ? [] : [campaign])]
}

/** Whether If-None-Match names a tag; our tags are weak, and proxies may send them as strong ones. */
function hasTag(header: string | null, tag: string): boolean {
  if (header === null) return false
  const bare = (text: string) => text.trim().replace(/^W\//, '')
  return header.trim() === '*' || header.split(',').some((one) => bare(one) === bare(tag))
}
