import { needsChoice } from '../../cart/rules/needs-choice'
import type { SearchProduct } from '../../commerce/contract/product'
import { PRODUCT_TYPE } from '../../commerce/contract/product-type'
import { type DiscountSources, displayedDiscount, hasDiscounts, NO_DISCOUNTS } from '../../discounts/displayed-discount'
import { type PersonalPrice, personalPrice } from '../../pricing/personal-price'
import { unitPrice, type UnitPrice } from '../../pricing/tiers'
import { unitContent, type UnitContent } from '../../pricing/unit-content'
import { type Rating, ratingOf } from '../../reviews/rating'
import { hasFreeFreight } from '../../pricing/free-freight'
import { isSoldNoMore } from '../../stock/is-sold-no-more'
import { stockOfProduct, type StockDisplay } from '../../stock/stock-display'
import type { Store } from '../../store/store'

/** The decorations that editors can give a product; unknown ones are not shown. */
const DECORATIONS = ['new', 'best-seller', 'eco'] as const
export type Decoration = (typeof DECORATIONS)[number]

/**
 * The action of the card's button: add to cart, choose a variation, notify when back in stock, open the product, or open its
 * successor. `notify`: the card has a Notify button besides.
 */
type CardAction =
  | { action: 'buy' | 'choose' | 'notify' | 'look'; successor?: undefined; notify?: true }
  | { action: 'successor'; successor: NonNullable<SearchProduct['successor']>; notify?: true }

/** The fields of a product that its card shows; the data is part of the page's payload. */
export type CardProduct = {
  id: number
  sku: string
  slug: string
  name: string
  /** The name of its main category. */
  category: string | null
  thumb: SearchProduct['thumb']
  decoration: Decoration | null
  /** Facts that the name does not hold. */
  facts: string[]
  rating: Rating | null
  /** Null for a discontinued product that cannot be ordered any more, as on its page. */
  price: UnitPrice | null
  /** The price after the shopper's displayed discount; null without one. */
  personal: PersonalPrice | null
  vat: number
  /** The statutory deposit of one piece, beside its price; 0 where none is owed. */
  deposit: number
  /** For the price of one unit. */
  content: UnitContent | null
  /**
   * The amount, including VAT, by which a set costs less than its members one by one; null when it
   * costs no less, and for other products. Null also for a shopper with discounts: those of the members are not known here.
   */
  saving: number | null
  /** False for gift cards, which are sent by e-mail without shipping costs. */
  physical: boolean
  /** One piece at its price is sent free of charge. */
  freeFreight?: true
  stock: StockDisplay
} & CardAction

/**
 * The cards of products without a personal discount. The cached answers of the backend give the same products again and again,
 * and a card follows from product and storefront alone.
 */
const known = new WeakMap<Store, WeakMap<SearchProduct, CardProduct>>()

/**
 * Converts a product to its card in a storefront (spec section 2, Product card). The card must not be changed: it is shared by
 * all visitors.
 */
export function cardProduct(product: SearchProduct, store: Store, discounts: DiscountSources = NO_DISCOUNTS): CardProduct {
  const discount = displayedDiscount(product, discounts)
  if (discount > 0 || (product.members_price && hasDiscounts(discounts))) return newCard(product, store, discounts, discount)
  const ofStore = known.get(store) ?? new WeakMap<SearchProduct, CardProduct>()
  known.set(store, ofStore)
  const card = ofStore.get(product) ?? Object.freeze(newCard(product, store, NO_DISCOUNTS, 0))
  ofStore.set(product, card)
  return card
}

/** `discount` is the displayed discount in percent, 0 for none. */
function newCard(product: SearchProduct, store: Store, discounts: DiscountSources, discount: number): CardProduct {
  const { id, sku, slug, name, thumb, facts, vat, categories } = product
  const stock = stockOfProduct(product, store.iso)
  const price = isSoldNoMore(product) ? null : unitPrice(product.prices, 1)
  const personal = personalPrice(price, discount, store.currencyDigits)
  return {
    id,
    sku,
    slug,
    name,
    category: (categories.find(({ main }) => main) ?? categories[0])?.name ?? null,
    thumb,
    decoration: DECORATIONS.find((one) => one === product.metadata.decoration) ?? null,
    facts: facts.filter((fact) => !plain(name).includes(plain(fact))).slice(0, 2),
    rating: ratingOf(product),
    price,
    personal,
    vat,
    deposit: product.deposit ?? 0,
    content: unitContent(product),
    saving: savingOf(product, price, discounts),
    physical: product.type !== PRODUCT_TYPE.giftCard,
    ...(hasFreeFreight(product, personal ?? price) ? { freeFreight: true as const } : {}),
    stock,
    ...cardAction(product),
  }
}

/** The `saving` of a set at a price. */
export function savingOf(
  { members_price: apart }: SearchProduct,
  price: UnitPrice | null,
  discounts: DiscountSources,
): number | null {
  if (price === null || apart === null || apart === undefined || apart <= price.price || hasDiscounts(discounts)) return null
  return Math.round((apart - price.price) * 100) / 100
}

/**
 * Lower case without spaces, thousands separators and `,0`: a name writes `1300 mAh` and `5,0 Ah`, a formatted fact
 * `1 300 mAh` or `1.300 mAh`, and `5 Ah`.
 */
const plain = (text: string): string => text.toLowerCase().replaceAll(/\s|(?<=\d)\.(?=\d{3}(?!\d))|(?<=\d),0(?!\d)/g, '')

/** A Buy button when orderable, a Notify button when notifyable, both when it is both (spec section 2, Product card). */
function cardAction(product: SearchProduct): CardAction {
  const { orderable, notifyable, stock_status, successor } = product
  const isReplaced = stock_status === 'discontinued' && !orderable && successor
  const both = notifyable && (orderable || isReplaced) ? { notify: true as const } : {}
  if (isReplaced) return { action: 'successor', successor, ...both }
  if (!orderable && notifyable) return { action: 'notify' }
  if (needsChoice(product)) return { action: 'choose', ...both }
  return { action: orderable ? 'buy' : 'look', ...both }
}
