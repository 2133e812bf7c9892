import { plainText } from '../content/plain-text'
import type { PageHandle } from '../page/page-handle'
import type { PageAlternates } from '../routing/alternates'
import { pageMeta } from '../routing/page-meta'
import { listed } from './listed'
import { listingHead } from './listing-head'
import type { ListingPage } from './listing-page'

/** The kinds of pages whose listing a slug names. */
export type SlugKind = 'brand' | 'tag'

/** The data of such a page. `path` is its canonical address; `switched` as in listedAlternates. */
export type SlugListing = {
  name: string
  description: string
  path: string
  alternates: PageAlternates
  switched: PageAlternates | null
  listing: ListingPage
}

export const slugListingHandle = (kind: SlugKind): PageHandle<SlugListing> => ({
  layout: 'default',
  crumbs: ({ name }) => [{ text: name }],
  alternates: ({ alternates, switched }) => switched ?? alternates,
  facts: ({ name, listing }) => ({ lists: [listed(kind, name, listing)] }),
})

export function slugListingMeta(
  matches: Parameters<typeof pageMeta>[0],
  data: Pick<SlugListing, 'name' | 'description' | 'path' | 'alternates'> & { listing: Parameters<typeof listingHead>[1] },
) {
  const { name, description, path, alternates, listing } = data
  return pageMeta(matches, { title: name, description: plainText(description), ...listingHead(path, listing, alternates) })
}
