import { type Copies, COPY_KEYS, readCopies, writeCopies } from '../rules/copies'

/** The copies in this browser's local storage; empty copies where storage is forbidden. */
export function keptCopies(): Copies {
  return readCopies({ cart: load('cart'), discount: load('discount'), auth: load('auth') })
}

/** Replaces the stored copies. Unchanged values are not written, so that other tabs get events for changes only. */
export function keepCopies(copies: Copies): void {
  const texts = writeCopies(copies)
  for (const key of COPY_KEYS) if (load(key) !== texts[key]) save(key, texts[key])
}

/** Calls `changed` when another tab has changed a copy. Returns a function that removes the listener. */
export function onCopiesChanged(changed: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // `key` is null when the storage was cleared.
    if (key === null || COPY_KEYS.some((one) => one === key)) changed()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

function load(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    // Storage is forbidden: the shop works without copies.
    return null
  }
}

function save(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    // Forbidden or full. An outdated copy must not stay, because it would restore an outdated cart.
    discard(key)
  }
}

function discard(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage is forbidden: there is no copy to remove.
  }
}
