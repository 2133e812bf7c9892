import type { ReactNode } from 'react'
import type { Store } from '../store/store'
import type { CardProduct } from './rules/card-product'
import { ProductCard } from './product-card'

/** So many pictures are in sight before anyone scrolls. */
const FIRST_ROW = 4

/**
 * Cards of one height, two, three or four beside each other; `narrow` where a column stands beside the grid. `search` and `fields`
 * are those of each card.
 */
export function ProductGrid({ cards, store, narrow = false, search, fields }: ProductGridProps) {
  return (
    <ul className={`grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 ${narrow ? 'xl:grid-cols-4' : 'lg:grid-cols-4'}`}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <ProductCard product={card} store={store} eager={index < FIRST_ROW} search={search} fields={fields} />
        </li>
      ))}
    </ul>
  )
}

type ProductGridProps = { cards: readonly CardProduct[]; store: Store; narrow?: boolean; search?: string; fields?: ReactNode }
