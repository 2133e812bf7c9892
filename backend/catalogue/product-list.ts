import type { ListingSort, ProductPage } from '../../app/commerce/contract/listing'
import type { SearchProduct } from '../../app/commerce/contract/product'
import type { Database } from '../database/database'
import type { Scope } from '../http/endpoints'
import { loadCards } from './cards'
import { pageOf } from './paging'

export type Paging = { page?: number | undefined; page_size?: number | undefined; sort?: ListingSort | undefined }

/** The parameters of every sorted query of ids: the placeholders of listing-order.ts, limit and offset. */
export type ListWindow = { language: string; store: number; now: string; limit: number; offset: number }

/** The parameters for one page. */
export const windowOf = ({ page_size, offset }: { page_size: number; offset: number }, scope: Scope): ListWindow => ({
  language: scope.language,
  store: scope.store.id,
  now: scope.now.toISOString(),
  limit: page_size,
  offset,
})

/** One page of `total` products. `idsOf` returns the ids of a window of rows. */
export async function loadPage(
  db: Database,
  total: number,
  paging: Paging,
  scope: Scope,
  idsOf: (window: ListWindow) => Promise<{ id: number }[]>,
): Promise<ProductPage> {
  const rows = await idsOf(windowOf(pageOf(paging, total), scope))
  return pageWith(
    await loadCards(
      db,
      rows.map(({ id }) => id),
      scope,
    ),
    total,
    paging,
  )
}

/** The page of `total` products that contains `products`. */
export function pageWith(products: SearchProduct[], total: number, paging: Paging): ProductPage {
  const { page, pages, page_size } = pageOf(paging, total)
  return { products, total, page, pages, page_size }
}
