/**
 * The key under which all tabs of a browser begin one session. Without it, two tabs that add their first product in the same moment would
 * begin a session each, and the browser would keep the cookie of one only. The browser makes it when a form is sent and forgets it within
 * the minute; the server looks at it only while there is no session cookie.
 */
export const FIRST_ADD = 'first-add'

/** Seconds. */
export const FIRST_ADD_LIFE = 60

/** 128 random bits. Nothing shorter: whoever guessed it within the minute would share the cart. */
export function isFirstAddKey(value: string | undefined): value is string {
  return value !== undefined && /^[0-9a-f]{32}$/.test(value)
}
