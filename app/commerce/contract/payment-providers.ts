/**
 * The payment providers, each an adapter of the backend (backend/payments). `marks`: the wordmarks that stand for it in the cart
 * and the footer, in their order there, each with its width in CSS pixels; none where the storefront has a word of its own, or
 * another way of the same provider has the mark. `holdsCard`: it charges a stored card, which the customer can replace.
 */
export const PAYMENT_PROVIDERS = [
  { id: 'stripe', marks: { Visa: 34, Mastercard: 76 }, holdsCard: true },
  { id: 'klarna', marks: { Klarna: 48 }, holdsCard: false },
  { id: 'walley-b2c', marks: { Walley: 48 }, holdsCard: false },
  { id: 'walley-b2b', marks: {}, holdsCard: false },
  { id: 'invoice', marks: {}, holdsCard: false },
] as const
