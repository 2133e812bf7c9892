import type { Checkout } from '../commerce/contract/checkout'

/** The checkout while the backend cannot quote it: the page has its form, and says that ways and prices are missing. */
export const NO_QUOTE: Omit<Checkout, 'id'> = {
  state: 'open',
  items: [],
  items_total: 0,
  discount_total: 0,
  needs_delivery: true,
  deliveries: [],
  payments: [],
  quotes: [],
  gift_cards: [],
  order: null,
  next: null,
}
