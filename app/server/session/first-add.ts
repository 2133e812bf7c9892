/**
 * The cookie with the key under which all tabs of a browser begin one session. Without it, two tabs that add their first product
 * at the same moment would begin a session each, and the browser would keep only one cookie. The browser creates it when a form
 * is sent, and it expires within a minute; the server reads it only while there is no session cookie. On https (`isSecure`) the
 * prefix keeps a subdomain from planting a key that someone else knows.
 */
export const firstAddCookie = (isSecure: boolean): string => (isSecure ? '__Host-first-add' : 'first-add')

export const FIRST_ADD_LIFE_S = 60

/** 128 random bits: guessing a key within its minute would give access to the cart. */
export function isFirstAddKey(value: string | undefined): value is string {
  return value !== undefined && /^[0-9a-f]{32}$/.test(value)
}
