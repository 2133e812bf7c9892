import type { ListedProduct, ProductList, SoldLine, SoldLines } from '../../page/page-facts'
import { round } from '../../store/money'
import type { Store } from '../../store/store'
import { withoutContacts } from './contact-data'
import type { Item } from './events'

type Money = Pick<Store, 'currencyDigits'>

/** A product that is shown; null when it has no price, as for a discontinued one. */
export function itemOfProduct({ sku, name, category, price, personal }: ListedProduct, store: Money): Item | null {
  if (price === null) return null
  const paid = personal?.price ?? price.price
  return item(
    { sku, name, category, quantity: 1, price: paid, ordinary_price: price.ordinary ?? price.price, reductions: [] },
    store,
  )
}

/** The name of a list. The name of a search is what the shopper typed. */
export const listNames = ({ id, name }: Pick<ProductList, 'id' | 'name'>) => ({
  item_list_id: id,
  item_list_name: withoutContacts(name),
})

/** The products of a list with their places, counted from 0 through all its pages. */
export function itemsOfList(list: ProductList, store: Money): Item[] {
  return list.products.flatMap((product, index) => {
    const known = itemOfProduct(product, store)
    return known === null ? [] : [{ ...known, index: (list.before ?? 0) + index, ...listNames(list) }]
  })
}

/** The value of an event: the total without deposits, which items do not have either, and which are no revenue (decision 058). */
export const valueOf = ({ total, deposit }: Pick<SoldLines, 'total' | 'deposit'>): number => round(total - deposit, 2)

/** Lines that a cart or checkout shows, with their value, which is the sum of the items. */
export function itemsOf(lines: readonly SoldLine[], store: Money): { value: number; items: Item[] } {
  const value = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  return { value: round(value, store.currencyDigits), items: lines.map((line) => item(line, store)) }
}

/** A line that is in a cart or was bought. */
export function item(line: SoldLine, { currencyDigits: digits }: Money): Item {
  const discount = round(line.ordinary_price - line.price, digits)
  const coupon = line.reductions.map(({ code }) => code).join(',')
  return {
    item_id: line.sku,
    item_name: line.name,
    price: round(line.price, digits),
    quantity: line.quantity,
    ...(line.category === null ? {} : { item_category: line.category }),
    ...(discount > 0 ? { discount } : {}),
    ...(coupon === '' ? {} : { coupon }),
  }
}
