import type { NamedDevice } from '../commerce/contract/device'
import type { Picture } from '../commerce/contract/picture'
import type { SearchAnswer, SearchHint } from '../commerce/contract/listing'
import type { SearchProduct } from '../commerce/contract/product'
import { type DiscountSources, displayedDiscount, NO_DISCOUNTS } from '../discounts/displayed-discount'
import { personalPrice } from '../pricing/personal-price'
import { unitPrice } from '../pricing/tiers'
import { displayedAmount } from '../pricing/vat'
import type { VatDisplay } from '../store/vat-display'
import { namedDeviceHref } from '../routing/finder-query'
import { href } from '../routing/href'
import { categoryHref } from '../routing/listing-path'
import { safeRedirect } from '../routing/safe-redirect'
import { type StockDisplay, stockDisplay } from '../stock/stock-display'
import type { Language } from '../store/languages'
import { formatMoney } from '../store/money'
import type { Store } from '../store/store'

/** Rows of each kind that the dropdown has room for. */
export const SUGGESTED = { products: 6, categories: 3, hints: 3 } as const

/**
 * What the dropdown shows, worded for one storefront (spec section 2, Search dropdown); `total` counts the products that `query`
 * found; `loosened` as in the answer.
 */
export type Suggestions = {
  query: string
  total: number
  loosened: boolean
  /** The device the query names, with what fits it. */
  device: DeviceSuggestion | null
  products: ProductSuggestion[]
  categories: CategorySuggestion[]
  hints: HintSuggestion[]
}
export type DeviceSuggestion = { name: string; href: string }
/**
 * `price` is money as text, with or without VAT; null when the product has none or is no longer sold. `without` is what it is
 * without the shopper's discount, if any.
 */
export type ProductSuggestion = {
  name: string
  href: string
  thumb: Picture | null
  price: string | null
  without: string | null
  stock: StockDisplay
}
/** `hierarchy` holds the names from the top down. */
export type CategorySuggestion = { hierarchy: string[]; href: string }
export type HintSuggestion = { text: string; title: string; href: string }

/** What the prices of a shopper depend on. */
type ShownPrices = { display: VatDisplay; discounts: DiscountSources }

/** Shapes the backend's answers for the dropdown. */
export function suggestions(
  query: string,
  found: SearchAnswer,
  hints: readonly SearchHint[],
  store: Store,
  shown: ShownPrices = { display: 'including', discounts: NO_DISCOUNTS },
): Suggestions {
  return {
    query,
    total: found.total,
    loosened: found.loosened,
    device: found.device && deviceSuggestion(found.device, store.language),
    products: found.products.slice(0, SUGGESTED.products).map((product) => productSuggestion(product, store, shown)),
    categories: found.categories
      .slice(0, SUGGESTED.categories)
      .map(({ hierarchy, uri }) => ({ hierarchy, href: categoryHref(store.language, uri) })),
    hints: hintSuggestions(hints, store.language),
  }
}

/** The first hints as links. One that leads out of the shop is left out. */
export function hintSuggestions(hints: readonly SearchHint[], language: Language): HintSuggestion[] {
  return hints
    .map(({ hint, url, url_title }) => ({ text: hint, title: url_title, href: hintHref(url, language) }))
    .filter(({ href: address }) => address !== '')
    .slice(0, SUGGESTED.hints)
}

function deviceSuggestion(device: NamedDevice, language: Language): DeviceSuggestion | null {
  const to = namedDeviceHref(language, device)
  return to === null ? null : { name: `${device.brand} ${device.model}`, href: to }
}

/** A hint's address stands below the language prefix, or is a whole path; empty when it is neither. */
function hintHref(url: string, language: Language): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) return ''
  return safeRedirect(url.startsWith('/') ? url : `${href('home', language)}/${url}`, '')
}

function productSuggestion(product: SearchProduct, store: Store, { display, discounts }: ShownPrices): ProductSuggestion {
  const { name, slug, thumb, prices, vat } = product
  const stock = stockDisplay(product, store.iso)
  const unit = stock.kind === 'discontinued' ? null : unitPrice(prices, 1)
  const personal = personalPrice(unit, displayedDiscount(product, discounts), store.currencyDigits)
  const money = (amount: number) => formatMoney(displayedAmount(amount, display, vat, store.currencyDigits), store)
  return {
    name,
    href: href('product', store.language, { slug }),
    thumb,
    price: unit && money(personal?.price ?? unit.price),
    without: unit && personal && money(unit.price),
    stock,
  }
}
