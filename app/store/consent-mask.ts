/**
 * The categories that a visitor may allow beside the necessary one, each with its bit of the mask (spec section 9, Consent bits).
 */
export const CATEGORIES = { analytics: 4, adStorage: 2, adUserData: 16, adPersonalization: 8 } as const

export type ConsentCategory = keyof typeof CATEGORIES

export const CATEGORY_NAMES = [
  'analytics',
  'adStorage',
  'adUserData',
  'adPersonalization',
] as const satisfies readonly ConsentCategory[]

/** Necessary cookies: always in the mask of a visitor who has chosen. */
export const NECESSARY = 1

/** Allow all grants everything (spec section 4, Consent). */
export const ALL = maskOf(CATEGORY_NAMES)

/** The cookie with a mask that was just granted: the next page reads it and sends the event (decision 090). */
export const GRANTED_COOKIE = 'consent-granted'

const ADS = CATEGORIES.adStorage | CATEGORIES.adUserData | CATEGORIES.adPersonalization

const DAY_SECONDS = 24 * 60 * 60

export function maskOf(granted: readonly ConsentCategory[]): number {
  return granted.reduce((mask, category) => mask | CATEGORIES[category], NECESSARY)
}

/** Whether the mask grants a category; null, before the first choice, grants nothing. */
export function isGranted(mask: number | null, category: ConsentCategory): boolean {
  return ((mask ?? 0) & CATEGORIES[category]) !== 0
}

/**
 * The mask in the cookie `consent`; null without a cookie, and for a value that no choice gives: another site at the parent
 * domain may set a cookie of this name, and every choice here allows what is necessary.
 */
export function readMask(cookie: string | undefined): number | null {
  const mask = cookie !== undefined && /^\d{1,2}$/.test(cookie) ? Number(cookie) : null
  return mask !== null && mask <= ALL && (mask & NECESSARY) !== 0 ? mask : null
}

/**
 * The effective mask while Global Privacy Control refuses ads (global-privacy-control.ts): without the bits for ads. The cookie
 * keeps the choice itself.
 */
export function withoutAds(mask: number | null): number | null {
  return mask === null ? null : mask & ~ADS
}

/** Whether a mask grants any category. Necessary cookies are not a grant. */
export function grantsAnything(mask: number): boolean {
  return mask !== NECESSARY && mask !== 0
}

/** In seconds: 30 days if anything is granted, else 1 day (spec section 9, Consent cookie). */
export function consentLifetime(mask: number): number {
  return grantsAnything(mask) ? 30 * DAY_SECONDS : DAY_SECONDS
}
