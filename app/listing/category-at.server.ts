import { isNotFound } from '../commerce/backend-error'
import { pageNotFound } from '../commerce/page-failure.server'
import { type ListingPath, listingHref, meantListings } from '../routing/listing-path'
import type { Language } from '../store/languages'
import { canonicalEnd } from './canonical-end'

type Found = { category: { uri: string }; page: number }

/**
 * Reads the category of an address with `read`; `splat` is the part after `artiklar/`. Throws a 301 to the canonical address,
 * with the canonical query, when the address is another spelling of it. Throws 404 for an unknown category.
 */
export async function categoryAt<T extends Found>(
  { url }: Pick<Request, 'url'>,
  { language, splat = '' }: { language: Language; splat: string | undefined },
  read: (path: ListingPath) => Promise<T>,
): Promise<T & { path: ListingPath }> {
  const { pathname, search } = new URL(url)
  for (const path of meantListings(splat)) {
    const found = await nullIfNotFound(read(path))
    if (found === null) continue
    const address = listingHref(language, { ...path, uri: found.category.uri })
    if (address === pathname) return { ...found, path }
    throw new Response(null, {
      status: 301,
      headers: { location: address + canonicalEnd('listing', search, found.page) },
    })
  }
  throw pageNotFound()
}

async function nullIfNotFound<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}
