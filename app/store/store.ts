import type { Language } from './languages'

/** A mark in the footer or cart: the wordmark of a payment or delivery provider, with the room it takes in CSS pixels. */
export type Mark = { name: string; width: number; height: number }

/** Pages of text that the shop itself leads to, each at a path of its own per storefront. */
export type StorePage = 'privacy' | 'contact' | 'about' | 'customerService' | 'shippingInfo' | 'terms' | 'returns'

/** One storefront (spec section 3, "Locale"). Paths stand below the language prefix. */
export type Store = {
  language: Language
  storeId: number
  /** BCP 47, for `<html lang>`, dates and numbers. */
  iso: string
  countryCode: string
  currency: 'SEK' | 'NOK' | 'EUR' | 'DKK'
  /** Digits shown behind the comma of a price that includes VAT (spec section 9). */
  currencyDigits: 0 | 2
  country: string
  languageName: string
  paymentMethods: readonly Mark[]
  postalCode: RegExp
  mobileNumber: RegExp
  brand: string
  paths: Readonly<Record<StorePage, string>>
  /** Shown for sv and no only (spec section 1). */
  phone: string | null
  allowExVat: boolean
  /** Tax on goods and freight, in percent; what a product's own is, the backend says. */
  standardVat: number
  priceDisclaimer: boolean
  showShippingInfo: boolean
  /** The least an order must come to, in the store's currency including VAT (spec section 5). */
  minimumOrder: number
  icons: { payment: readonly Mark[]; shipping: readonly Mark[]; trust: readonly Mark[] }
}
