/** The viewed products and the searches of one storefront in this browser, newest first. */
export type History = { readonly viewed: readonly ViewedProduct[]; readonly searches: readonly string[] }

/** As it is stored: without price and stock, which would be outdated. */
export type ViewedProduct = { sku: string; name: string; slug: string; thumb: ViewedPicture | null }

/** Width and height in CSS pixels. */
export type ViewedPicture = { url: string; width: number; height: number }

export const EMPTY_HISTORY: History = { viewed: [], searches: [] }

/** Maximum length of both lists (spec section 9). */
export const MAX_HISTORY_LENGTH = 5

/**
 * Recently viewed adds a product to the front unless its sku is already there; the oldest is
 * dropped when the list is full (section 4).
 */
export function withViewed(history: History, product: ViewedProduct): History {
  if (history.viewed.some(({ sku }) => sku === product.sku)) return history
  return { ...history, viewed: [product, ...history.viewed].slice(0, MAX_HISTORY_LENGTH) }
}

/** A consecutive duplicate is not added; the oldest is dropped when the list is full (section 4). */
export function withSearch(history: History, text: string): History {
  const [latest] = history.searches
  if (latest !== undefined && sameText(latest, text)) return history
  return { ...history, searches: [text, ...history.searches].slice(0, MAX_HISTORY_LENGTH) }
}

/** The earlier searches that contain the typed text, without duplicates and without the typed text itself. */
export function searchesLike(history: History, typed: string): string[] {
  const part = typed.toLowerCase()
  const distinct = history.searches.filter((text, index, all) => all.findIndex((other) => sameText(other, text)) === index)
  return distinct.filter((text) => text.toLowerCase().includes(part) && !sameText(text, typed))
}

function sameText(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
