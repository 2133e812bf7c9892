import type { CrossSellingProduct } from '../../commerce/contract/product'
import { type DiscountSources, displayedDiscount } from '../../discounts/displayed-discount'
import { type PersonalPrice, personalPrice } from '../../pricing/personal-price'
import { unitPrice, type UnitPrice } from '../../pricing/tiers'
import { unitContent, type UnitContent } from '../../pricing/unit-content'
import { type StockDisplay, stockOfProduct } from '../../stock/stock-display'
import type { Store } from '../../store/store'
import { needsChoice } from './needs-choice'
import { type CrossSellingOffer, offeredPrice } from './offered-price'

/** A product in the upselling panel (spec section 4, Cart drawer). `offer` is null when its price is not reduced. */
export type UpsellingOffer = Pick<CrossSellingProduct, 'id' | 'slug' | 'name' | 'thumb' | 'facts' | 'vat'> & {
  price: UnitPrice
  /** The content whose unit price stands beside the price; null without one. */
  content: UnitContent | null
  /** The statutory deposit of one piece, beside its price; 0 where none is owed. */
  deposit: number
  /** The price after the shopper's displayed discount; null without one. */
  personal: PersonalPrice | null
  offer: CrossSellingOffer | null
  stock: StockDisplay
  /** Whether a variation is chosen on its product page first: no quick add (spec section 5). */
  choose: boolean
}

/** The product just added, by id and name, and the products offered with it. */
export type Upselling = { id: number; name: string; offers: UpsellingOffer[] }

/** Converts a product to an offer of the panel in a storefront; null for one that cannot be ordered. */
export function upsellingOffer(product: CrossSellingProduct, store: Store, discounts: DiscountSources): UpsellingOffer | null {
  const { id, slug, name, thumb, facts, vat, deposit = 0 } = product
  const stock = stockOfProduct(product, store.iso)
  const regular = unitPrice(product.prices, 1)
  if (!product.orderable || regular === null) return null
  const choose = needsChoice(product)
  // Its page, where a variation is chosen, sells at the regular price.
  const { price, offer } = (choose ? null : offeredPrice(regular, product)) ?? { price: regular, offer: null }
  const personal = personalPrice(price, displayedDiscount(product, discounts), store.currencyDigits)
  const content = unitContent(product)
  return { id, slug, name, thumb, facts: facts.slice(0, 2), vat, price, content, deposit, personal, offer, stock, choose }
}
