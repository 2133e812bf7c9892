import { parseCookie } from 'cookie'
import { localeCookie } from '../server/cookies.server'
import { isPrefetch } from '../server/is-prefetch'
import { acceptedEncoding } from '../server/pipeline/compress.server'
import { remembered } from '../server/page-cache/remembered'
import type { HeaderList, SharedPage } from '../server/page-cache/shared-page.server'
import type { Services } from '../server/services.server'
import { landingCookie, landingOf } from '../server/session/campaign.server'
import { hasState } from '../server/visitor.server'
import { readMask } from '../store/consent-mask'
import { gpcRefusesAds } from '../store/global-privacy-control'
import { addressOf, keyOf, type SharedAddress } from './known-address.server'

/**
 * A request as far as it can be answered with a shared page: `url` is path and query, `header` gives null for a missing one.
 */
export type Visit = { method: string; url: string; header: (name: string) => string | null }

/**
 * The parts of a request that a shared page depends on. All but address and cookies are equal for all visitors with the same key.
 */
export type SharedRequest = {
  key: string
  address: SharedAddress
  consent: number | null
  /** Whether Global Privacy Control refuses ads. */
  refusesAds: boolean
  cookies: Readonly<Record<string, string | undefined>>
}

/** An answer whose headers may be those of other answers too, so they must not be changed. */
export type SharedAnswer = { status: 200 | 304; headers: HeaderList; body: Buffer<ArrayBuffer> | null }

/** Visitors without state have few kinds of cookies. A header that names a visitor is longer, or soon forgotten. */
const cookiesIn = remembered(readCookies, { maxEntries: 500, maxLength: 60 })

function readCookies(header: string) {
  const cookies: Readonly<Record<string, string | undefined>> = parseCookie(header)
  return { cookies, consent: readMask(cookies.consent) }
}

/**
 * The shared page that a request asks for; null when its answer may differ from visitor to visitor. The page depends only on the
 * visitor's consent and on Global Privacy Control, so it is rendered from a request that carries nothing else.
 */
export function sharedRequest({ method, url, header }: Visit, publicOrigin: string): SharedRequest | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  const address = addressOf(url)
  if (address === null) return null
  const { cookies, consent } = cookiesIn(header('cookie') ?? '')
  if (hasState(cookies, publicOrigin)) return null
  if (address.isLanding && method === 'GET' && isPrefetch({ get: header })) return null
  const refusesAds = gpcRefusesAds(header('sec-gpc'), cookies)
  return { key: keyOf(address, consent, refusesAds), address, consent, refusesAds, cookies }
}

/** The headers of the request that a shared page is rendered from, which carries nothing else of the visitor's. */
export function sharedHeaders({ address, consent, refusesAds }: SharedRequest): Headers {
  const headers = new Headers({ cookie: `locale=${address.language}${consent === null ? '' : `; consent=${consent}`}` })
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
  if (page.etag !== null && hasTag(header('if-none-match'), page.etag)) {
    return { status: 304, headers: sentHeaders(page.unchanged, page, cookies, services.cdnTagHeader), body: null }
  }
  const { headers, body } = page.packed(acceptedEncoding(header('accept-encoding') ?? ''))
  const sent = sentHeaders(headers, page, cookies, services.cdnTagHeader)
  return { status: 200, headers: sent, body: method === 'HEAD' ? null : body }
}

/** Most answers take the headers as the page keeps them. */
function sentHeaders(
  headers: HeaderList,
  page: SharedPage,
  cookies: readonly string[],
  cdnTagHeader: Services['cdnTagHeader'],
): HeaderList {
  if (cookies.length > 0) return headers.concat(...cookies.map((cookie) => ['set-cookie', cookie]))
  return cdnTagHeader === undefined ? headers : headers.concat(...Object.entries(cdnHeaders(page, cdnTagHeader)))
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
  { method, header }: Visit,
  { cookies, address: { pathname, search, language, isLanding }, consent, refusesAds }: SharedRequest,
  origin: string,
): string[] {
  const set = cookies.locale === language ? [] : [localeCookie(language, origin)]
  if (!isLanding) return set
  const landing = landingOf({ method, pathname, search, referrer: header('referer') }, origin)
  const campaign = landing && landingCookie(landing, { consent, refusesAds }, origin)
  if (campaign !== null) set.push(campaign)
  return set
}

/** Whether If-None-Match names a tag; our tags are weak, and proxies may send them as strong ones. */
function hasTag(header: string | null, tag: string): boolean {
  if (header === null) return false
  const bare = (text: string) => text.trim().replace(/^W\//, '')
  return header.trim() === '*' || header.split(',').some((one) => bare(one) === bare(tag))
}
