import { remembered } from '../server/page-cache/remembered'
import { isLandingAddress } from '../server/session/campaign.server'
import { type Language, languageOfPath } from '../store/languages'
import { sharedAddress } from './shared-address'

/**
 * An address of the shop. `path` is the one under which the page is shared; `keys` are the page's, by kind of visitor.
 */
export type SharedAddress = {
  pathname: string
  search: string
  path: string
  language: Language
  isLanding: boolean
  keys: string[]
}

/** Reading an address takes 2 µs, a tenth of a page from memory. 2,000 addresses take about 1 MB. */
export const addressOf = remembered(readAddress, { maxEntries: 2000, maxLength: 300 })

function readAddress(url: string): SharedAddress | null {
  const pathname = pathnameOf(url)
  const search = url.slice(pathname.length)
  const path = sharedAddress(pathname, search)
  const language = languageOfPath(pathname)
  if (path === null || language === undefined) return null
  return { pathname, search, path, language, isLanding: isLandingAddress({ pathname, search }), keys: [] }
}

export function pathnameOf(url: string): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}

/** The same string each time: V8 then has its hash already. */
export function keyOf({ path, keys }: SharedAddress, consent: number | null, refusesAds: boolean): string {
  const kind = 2 * (consent ?? 0) + (refusesAds ? 1 : 0)
  return (keys[kind] ??= `${consent} ${refusesAds} ${path}`)
}
