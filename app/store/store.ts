import type { Language } from './languages'

/** The wordmark of a way to pay or a carrier; width and height in CSS pixels. */
export type Mark = { name: string; width: number; height: number }

/** The brand as it stands beside the drawn cell: in ink on light ground, in white on dark. */
export type StoreLogo = { wordmark: string; tone: 'ink' | 'white' }

/** Wordmarks of ways to pay, of carriers and of what keeps a purchase safe. */
export type IconSet = { payment: readonly Mark[]; shipping: readonly Mark[]; trust: readonly Mark[] }

/** Content pages that the shop links to; their paths differ by storefront. */
export type StorePage = 'privacy' | 'contact' | 'about' | 'customerService' | 'shippingInfo' | 'terms' | 'returns'

/** One storefront (spec section 3, "Locale"). Paths are relative to the language prefix. */
export type Store = {
  language: Language
  storeId: number
  /** BCP 47, for `<html lang>`, dates and numbers. */
  iso: string
  countryCode: string
  currency: 'SEK' | 'NOK' | 'EUR' | 'DKK'
  /** Decimals of a price that includes VAT (spec section 9). */
  currencyDigits: 0 | 2
  country: string
  languageName: string
  paymentMethods: readonly Mark[]
  postalCode: RegExp
  mobileNumber: RegExp
  brand: string
  logo: StoreLogo
  /** For dark ground. */
  alternateLogo: StoreLogo
  /** The label of a product's brand. */
  brandLabel: string
  paths: Readonly<Record<StorePage, string>>
  /** Null for de and da (spec section 1). */
  phone: string | null
  allowExVat: boolean
  /** Standard VAT rate for goods and freight, in percent; the rate of each product comes from the backend. */
  standardVat: number
  priceDisclaimer: boolean
  showShippingInfo: boolean
  /** Minimum order total, in the store's currency including VAT (spec section 5). */
  minimumOrder: number
  icons: { cartSlide: IconSet; footer: IconSet }
}
