import { type Copies, COPY_KEYS, readCopies, writeCopies } from '../rules/copies'

/** What this browser has kept; nothing where storage is forbidden. */
export function keptCopies(): Copies {
  return readCopies({ cart: load('cart'), discount: load('discount'), auth: load('auth') })
}

/** Keeps copies in place of the former. What is there already is not written again: other tabs hear of changes only. */
export function keepCopies(copies: Copies): void {
  const texts = writeCopies(copies)
  for (const key of COPY_KEYS) if (load(key) !== texts[key]) save(key, texts[key])
}

/** Tells when another tab of the shop has changed a copy. */
export function onCopiesChanged(changed: () => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    // Null when everything was cleared.
    if (key === null || COPY_KEYS.some((one) => one === key)) changed()
  }
  window.addEventListener('storage', heard)
  return () => window.removeEventListener('storage', heard)
}

function load(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    // Storage is forbidden here: nothing is kept, and nothing else is lost.
    return null
  }
}

function save(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    // Forbidden or full, as above. An old copy in its place would bring back what is no longer so.
    discard(key)
  }
}

function discard(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing is kept here at all.
  }
}
