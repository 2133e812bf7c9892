/** A value of the local storage; null where the browser blocks it. */
export function load(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a value, unless storage is blocked or full. */
export function save(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    // A value that is not stored is lost with the page.
  }
}

/** Deletes all values whose key begins with `prefix`. */
export function discardAll(prefix: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  } catch {
    // Storage is blocked: nothing is stored.
  }
}
