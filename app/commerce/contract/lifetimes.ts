/** Days to withdraw, counted from the day after the last parcel was delivered (Directive 2011/83/EU, article 9). */
export const WITHDRAWAL_DAYS = 14

/**
 * Milliseconds in which an order can be paid. Stripe refuses a session of less than 30 minutes from the moment it is opened,
 * which may be a while after the order was placed, as when Stripe did not answer at first.
 */
export const PAYMENT_LIFE_MS = 45 * 60_000

/** Milliseconds in which a mailed link opens the form of a new password. */
export const PASSWORD_LINK_LIFE_MS = 60 * 60_000

/** Milliseconds in which a mailed one-time link opens an order. */
export const ORDER_LINK_LIFE_MS = 30 * 60_000

/** Milliseconds in which a browser must answer the challenge of a passkey. */
export const CHALLENGE_LIFE_MS = 5 * 60_000
