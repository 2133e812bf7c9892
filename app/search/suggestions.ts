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
import { linkedCategory } from '../routing/listing-path'
import { safeRedirect } from '../routing/safe-redirect'
import { isSoldNoMore } from '../stock/is-sold-no-more'
import { type StockDisplay, stockOfProduct } from '../stock/stock-display'
import type { Language } from '../store/languages'
import { formatMoney } from '../store/money'
import type { Store } from '../store/store'
import { differentFirst } from './different-first'
import { isOpenDevice } from './open-device'

/** Maximum number of rows of each kind in the dropdown. */
const MAX_SUGGESTIONS = { products: 6, categories: 3, hints: 3 } as const

/**
 * Content of the dropdown, in the language and currency of one storefront (spec section 2, Search dropdown). `total` is the
 * number of products that match `query`; `loosened` means that only some of its words match.
 */
export type Suggestions = {
  query: string
  total: number
  loosened: boolean
  /** The device that the query names. */
  device: DeviceSuggestion | null
  products: ProductSuggestion[]
  categories: CategorySuggestion[]
  hints: HintSuggestion[]
}
/**
 * The link of an open device (`isOpen`, open-device.ts) leads to the results page, which lists its models, else to the products
 * that fit. The release before did not send `isOpen`.
 */
export type DeviceSuggestion = { name: string; href: string; isOpen?: boolean | undefined }
/**
 * `price` is formatted, including or excluding VAT; null when the product has none or is discontinued. `without` is the price
 * without the shopper's discount; null when there is no discount.
 */
export type ProductSuggestion = {
  name: string
  href: string
  thumb: Picture | null
  price: string | null
  without: string | null
  /** The price of 1 m, 1 l or 1 kg, which the law asks for beside the price; null for other goods. */
  perUnit?: string | null
  /** The statutory deposit of one piece, beside its price; 0 where none is owed. */
  deposit: number
  stock: StockDisplay
}
/** `hierarchy` holds the names from the main category down. */
export type CategorySuggestion = { hierarchy: string[]; href: string }
export type HintSuggestion = { text: string; title: string; href: string }

/** The shopper's VAT display and discounts, on which the prices depend, and the shop's own origin, which a hint may name. */
type Shown = { display: VatDisplay; discounts: DiscountSources; origin: string }

/** Builds the dropdown's content from the backend's answers. */
export function suggestions(
  query: string,
  found: SearchAnswer,
  hints: readonly SearchHint[],
  store: Store,
  shown: Shown = { display: 'including', discounts: NO_DISCOUNTS, origin: '' },
): Suggestions {
  return {
    query,
    total: found.total,
    // Products that fit the named device come first; then there is no message that nothing matches.
    loosened: found.loosened && found.device === null,
    device: found.device && deviceSuggestion(found.device, query, store.language),
    products: differentFirst(found.products)
      .slice(0, MAX_SUGGESTIONS.products)
      .map((product) => productSuggestion(product, store, shown)),
    categories: found.categories
      .slice(0, MAX_SUGGESTIONS.categories)
      .map((category) => ({ hierarchy: category.hierarchy, href: linkedCategory(store.language, category) })),
    hints: hintSuggestions(hints, store.language, shown.origin),
  }
}

/** The first 3 hints as links. Hints that link to another site are left out. */
export function hintSuggestions(hints: readonly SearchHint[], language: Language, origin: string): HintSuggestion[] {
  return hints
    .map(({ hint, url, url_title }) => ({ text: hint, title: url_title, href: hintHref(url, language, origin) }))
    .filter(({ href: url }) => url !== '')
    .slice(0, MAX_SUGGESTIONS.hints)
}

function deviceSuggestion(device: NamedDevice, query: string, language: Language): DeviceSuggestion | null {
  const isOpen = isOpenDevice(device)
  const results = `${href('search', language)}?${new URLSearchParams({ query }).toString()}`
  const to = isOpen ? results : namedDeviceHref(language, device)
  return to === null ? null : { name: `${device.brand} ${device.model}`, href: to, isOpen }
}

/**
 * A hint's URL is relative to the language prefix, an absolute path, or an address of the shop's origin; the
 * result is empty when it is none of them.
 */
function hintHref(url: string, language: Language, origin: string): string {
  if (url.startsWith(`${origin}/`)) return safeRedirect(url.slice(origin.length), '')
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) return ''
  return safeRedirect(url.startsWith('/') ? url : `${href('home', language)}/${url}`, '')
}

function productSuggestion(product: SearchProduct, store: Store, { display, discounts }: Shown): ProductSuggestion {
  const { name, slug, thumb, prices, vat, measure } = product
  const stock = stockOfProduct(product, store.iso)
  const unit = isSoldNoMore(product) ? null : unitPrice(prices, 1)
  const personal = personalPrice(unit, displayedDiscount(product, discounts), store.currencyDigits)
  const money = (amount: number, digits = store.currencyDigits) =>
    formatMoney(displayedAmount(amount, display, vat, digits), store)
  return {
    name,
    href: href('product', store.language, { slug }),
    thumb,
    price: unit && money(personal?.price ?? unit.price),
    without: unit && personal && money(unit.price),
    perUnit: unit && measure ? `${money((personal?.price ?? unit.price) / measure.amount, 2)}/${measure.unit}` : null,
    deposit: product.deposit ?? 0,
    stock,
  }
}
