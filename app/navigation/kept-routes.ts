import { pageOfRoute } from '../routing/patterns'
import type { PageName } from '../routing/pages'

/**
 * The pages that are kept alive and fetched ahead: those of the catalogue, which export `clientLoader`. Start, Checkout and
 * Confirmation are not (spec section 2), nor are pages about one shopper, such as the cart and the account.
 */
const KEPT_PAGES = [
  'product',
  'listing',
  'search',
  'brand',
  'tag',
  'finder',
  'device',
  'content',
] as const satisfies readonly PageName[]

const kept: ReadonlySet<PageName | undefined> = new Set(KEPT_PAGES)

export const isKeptRoute = (routeId: string): boolean => kept.has(pageOfRoute(routeId))
