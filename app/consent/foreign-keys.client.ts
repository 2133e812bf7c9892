/**
 * The keys that the shop itself keeps in the local storage and in that of the tab; `tracking` has one for each
 * language, `positions` is the router's.
 */
const OWN_KEY = /^(?:cart|discount|auth|history|analytics|tracking\..*|finder|positions|reloaded-for-chunk)$/

/**
 * Deletes what scripts of others have put into the storage of the browser and of the tab, for a visitor who allows none of them,
 * or no longer. What the shop keeps stays: analytics deletes its own values, and the cart needs no consent (decision 037).
 */
export function forgetForeignKeys(): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (!OWN_KEY.test(key)) storage.removeItem(key)
  } catch {
    // Storage is forbidden: nothing is stored.
  }
}
