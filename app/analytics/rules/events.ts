/**
 * A product in an e-commerce event, in the words of Google Analytics 4. `item_id` is the sku, as in the
 * product feed. `price` is for one piece.
 */
export type Item = {
  item_id: string
  item_name: string
  price: number
  quantity: number
  item_category?: string
  /** The reduction of one piece. */
  discount?: number
  /** The codes that reduce it, separated by commas. */
  coupon?: string
  index?: number
  item_list_id?: string
  item_list_name?: string
}

type Items = { items: Item[] }
type Valued = Items & { currency: string; value: number }
type List = Items & { item_list_id: string; item_list_name: string }

/** The events of spec section 7 (search, consent granted, page view, parametersReady). */
type PageEvent =
  | { event: 'page_view'; page_location: string; page_title: string; page_type: string; language: string }
  | { event: 'parametersReady'; parameters: Readonly<Record<string, string>> }
  | { event: 'consent_granted'; consent: number }
  | { event: 'search'; search_term: string; results: number }

/** The e-commerce events of Google Analytics 4. Values include VAT: they are what is charged. */
type CommerceEvent =
  | { event: 'view_item_list' | 'select_item'; ecommerce: List }
  | { event: 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'view_cart' | 'begin_checkout'; ecommerce: Valued }
  | { event: 'add_shipping_info'; ecommerce: Valued & { shipping_tier: string } }
  | { event: 'add_payment_info'; ecommerce: Valued & { payment_type: string } }
  | { event: 'purchase'; ecommerce: Valued & { transaction_id: string; tax: number; shipping: number; coupon?: string } }
  | { event: 'refund'; ecommerce: { transaction_id: string; currency: string; value: number } }

/** All events that analytics sends. */
export type ShopEvent = PageEvent | CommerceEvent

/** An event. One with a key, such as a purchase, is sent once per browser. */
export type Occurrence = { event: ShopEvent; once?: string }
