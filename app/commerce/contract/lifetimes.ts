/** Days to withdraw, counted from the day after the last parcel was delivered (Directive 2011/83/EU, article 9). */
export const WITHDRAWAL_DAYS = 14

/**
 * Milliseconds in which an order can be paid. Stripe refuses a session of less than 30 minutes from the moment it is opened,
 * which may be a while after the order was placed, as when Stripe did not answer at first.
 */
export const PAYMENT_LIFE_MS = 45 * 60_000

/** Seconds in which access and refresh tokens are valid, and the cookie with them (spec section 9, Tokens). */
export const TOKEN_LIFE_S = 3600

/**
 * Milliseconds in which the backend accepts a used refresh token again: requests that were sent before the answer still carry it,
 * and an answer may be lost.
 */
export const REFRESH_GRACE_MS = 30_000

/** Milliseconds in which a mailed link opens the form of a new password. */
export const PASSWORD_LINK_LIFE_MS = 60 * 60_000

/** Milliseconds in which a mailed one-time link opens an order. */
export const ORDER_LINK_LIFE_MS = 30 * 60_000

/** Milliseconds in which a browser must answer the challenge of a passkey. */
export const CHALLENGE_LIFE_MS = 5 * 60_000
