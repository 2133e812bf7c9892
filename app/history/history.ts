import type { Picture } from '../commerce/contract/picture'

/** What one browser remembers of a storefront, the newest first: products looked at, and texts searched for. */
export type History = { readonly viewed: readonly ViewedProduct[]; readonly searches: readonly string[] }

/** No price and no stock, which would be out of date; the product's page knows. */
export type ViewedProduct = { sku: string; name: string; slug: string; thumb: Picture | null }

export const EMPTY_HISTORY: History = { viewed: [], searches: [] }

/** History length (spec section 9). */
export const HISTORY_LENGTH = 5

/** Recently viewed adds a product to the front unless its sku is already there; the oldest is dropped when the list is full (section 4). */
export function withViewed(history: History, product: ViewedProduct): History {
  if (history.viewed.some(({ sku }) => sku === product.sku)) return history
  return { ...history, viewed: [product, ...history.viewed].slice(0, HISTORY_LENGTH) }
}

/** A consecutive duplicate is not added; the oldest is dropped when the list is full (section 4). */
export function withSearch(history: History, text: string): History {
  const [latest] = history.searches
  if (latest !== undefined && sameText(latest, text)) return history
  return { ...history, searches: [text, ...history.searches].slice(0, HISTORY_LENGTH) }
}

/** The earlier searches that hold what is typed, each once, without what is typed itself. */
export function searchesLike(history: History, typed: string): string[] {
  const wanted = typed.toLowerCase()
  const distinct = history.searches.filter((text, at, all) => all.findIndex((other) => sameText(other, text)) === at)
  return distinct.filter((text) => text.toLowerCase().includes(wanted) && !sameText(text, typed))
}

function sameText(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
