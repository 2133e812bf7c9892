import { isNotFound, pageNotFound } from '../commerce/page-failure.server'
import { type ListingPath, listingHref, meantListings } from '../routing/listing-path'
import type { Language } from '../store/languages'
import { tidyListing } from './listing-query'

type Found = { category: { uri: string }; page: number }

/**
 * What stands behind `artiklar/` in an address (`splat`), as `read` gives it for a listing's path. An address that means a category but is
 * written otherwise leads to the one there is: throws the 301, its query as a listing
 * writes it. Throws 404 where there is no such category.
 */
export async function categoryAt<T extends Found>(
  { url }: Pick<Request, 'url'>,
  { language, splat = '' }: { language: Language; splat: string | undefined },
  read: (path: ListingPath) => Promise<T>,
): Promise<T & { path: ListingPath }> {
  const { pathname, search, searchParams } = new URL(url)
  for (const path of meantListings(splat)) {
    const found = await unlessMissing(read(path))
    if (found === null) continue
    const address = listingHref(language, { ...path, uri: found.category.uri })
    if (address === pathname) return { ...found, path }
    throw new Response(null, { status: 301, headers: { location: address + (tidyListing(searchParams, found.page) ?? search) } })
  }
  throw pageNotFound()
}

async function unlessMissing<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}
