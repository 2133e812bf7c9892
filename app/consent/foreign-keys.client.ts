/** The keys that the shop itself keeps in the local storage; `tracking` has one for each language. */
const OWN_KEY = /^(?:cart|discount|auth|history|analytics|tracking\..*)$/

/**
 * Deletes what scripts of others have put into the local storage, for a visitor who allows none of them, or no longer. What the shop keeps stays: analytics deletes its own
 * values, and the cart needs no consent (decision 037).
 */
export function forgetForeignKeys(): void {
  try {
    for (const key of Object.keys(localStorage)) if (!OWN_KEY.test(key)) localStorage.removeItem(key)
  } catch {
    // Storage is forbidden: nothing is stored.
  }
}
