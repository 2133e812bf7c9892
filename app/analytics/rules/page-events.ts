import type { PageFacts } from '../../page/page-facts'
import { href } from '../../routing/href'
import type { Store } from '../../store/store'
import { linesEvent } from './cart-events'
import { withoutContacts } from './contact-data'
import type { Occurrence, ShopEvent } from './events'
import { item, itemOfProduct, itemsOfList, listNames, valueOf } from './items'

/** The events of a page that is shown; the facts come from the data of its route. */
export function pageEvents({ lists = [], product, search, cart, checkout }: PageFacts, store: Store): ShopEvent[] {
  const seen = product && itemOfProduct(product, store)
  return [
    ...(search ? [{ event: 'search' as const, search_term: withoutContacts(search.query), results: search.results }] : []),
    ...(seen ? [{ event: 'view_item' as const, ecommerce: { currency: store.currency, value: seen.price, items: [seen] } }] : []),
    ...lists.flatMap((list): ShopEvent[] => {
      const items = itemsOfList(list, store)
      return items.length === 0 ? [] : [{ event: 'view_item_list', ecommerce: { ...listNames(list), items } }]
    }),
    ...(cart ? linesEvent('view_cart', cart, store) : []),
    ...(checkout ? linesEvent('begin_checkout', checkout, store) : []),
  ]
}

/** The events of an order: each is sent once, however often and in however many tabs its page is shown. */
export function orderEvents({ purchase, refunds = [] }: PageFacts, store: Store): Occurrence[] {
  return [
    ...(purchase ? [purchaseEvent(purchase, store)] : []),
    ...refunds.map(({ id, number, currency, value }) => ({
      event: { event: 'refund' as const, ecommerce: { transaction_id: number, currency, value } },
      once: `refund:${id}`,
    })),
  ]
}

function purchaseEvent(purchase: NonNullable<PageFacts['purchase']>, store: Store): Occurrence {
  const { number, currency, tax, shipping, lines } = purchase
  const codes = [...new Set(lines.flatMap(({ reductions }) => reductions.map(({ code }) => code)))]
  const coupon = codes.length === 0 ? {} : { coupon: codes.join(',') }
  const items = lines.map((line) => item(line, store))
  return {
    event: {
      event: 'purchase',
      ecommerce: { transaction_id: number, currency, value: valueOf(purchase), tax, shipping, ...coupon, items },
    },
    once: `purchase:${number}`,
  }
}

/** The event for a followed link to a product of a list; null for a product that is in no list of the page. */
export function selectEvent({ lists = [] }: PageFacts, pathname: string, store: Store): ShopEvent | null {
  for (const list of lists) {
    const index = list.products.findIndex(({ slug }) => href('product', store.language, { slug }) === pathname)
    const found = itemsOfList(list, store).find((one) => one.index === (list.before ?? 0) + index)
    if (found) return { event: 'select_item', ecommerce: { ...listNames(list), items: [found] } }
  }
  return null
}
