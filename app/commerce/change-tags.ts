import type { CallName } from './contract/calls'
import { ASSORTMENT_TAG, CONTENT_TAG, productTag } from './contract/changes'

/** The calls whose answers change with more than the products in them. */
const TAGS_BY_CALL: Partial<Record<CallName, readonly string[]>> = {
  categoryTree: [CONTENT_TAG],
  currentDeal: [CONTENT_TAG],
  sitemapFiles: [CONTENT_TAG, ASSORTMENT_TAG],
  brandListing: [ASSORTMENT_TAG],
  tagListing: [ASSORTMENT_TAG],
  deviceListing: [ASSORTMENT_TAG],
  devices: [ASSORTMENT_TAG],
  campaignListing: [ASSORTMENT_TAG],
  products: [ASSORTMENT_TAG],
}

const known = new WeakMap<object, ReadonlySet<string>>()

/**
 * The tags of an answer of the backend: those of the products in it, at any depth, or that of content; and those that
 * `withTags` gave it. Whatever has a number as `id` or `product_id` and a `slug` counts as a product, as variations and pack
 * sizes do, but what has a `uri` is a category.
 */
export function tagsOf(answer: unknown): ReadonlySet<string> {
  if (typeof answer !== 'object' || answer === null) return CONTENT
  const found = known.get(answer)
  if (found !== undefined) return found
  const tags = new Set<string>()
  collect(answer, tags)
  const result = tags.size === 0 ? CONTENT : tags
  known.set(answer, result)
  return result
}

/** Gives an answer the tags of its call, and `more`. */
export function withTags<T>(answer: T, call: CallName, more: readonly string[]): T {
  const own = [...(TAGS_BY_CALL[call] ?? []), ...more]
  if (own.length > 0 && typeof answer === 'object' && answer !== null) known.set(answer, new Set([...tagsOf(answer), ...own]))
  return answer
}

const CONTENT: ReadonlySet<string> = new Set([CONTENT_TAG])

function collect(value: object, tags: Set<string>): void {
  if ('slug' in value && !('uri' in value)) {
    if ('id' in value && typeof value.id === 'number') tags.add(productTag(value.id))
    if ('product_id' in value && typeof value.product_id === 'number') tags.add(productTag(value.product_id))
  }
  const members: unknown[] = Object.values(value)
  for (const member of members) if (typeof member === 'object' && member !== null) collect(member, tags)
}
