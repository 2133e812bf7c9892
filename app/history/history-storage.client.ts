import type { Language } from '../store/languages'
import type { History } from './history'
import { type Histories, NO_HISTORIES, readHistories, writeHistories } from './kept-histories'

/** The key in local storage (spec section 9). */
const KEY = 'history'

const listeners = new Set<() => void>()
let text: string | null = null
let histories: Histories = NO_HISTORIES

/** The history of a storefront as it is now; the same object as long as nothing has changed. */
export function currentHistory(language: Language): History {
  const kept = load()
  if (kept !== text) {
    text = kept
    histories = readHistories(kept)
  }
  return histories[language]
}

/** Changes the history of a storefront in every window that shows it. */
export function changeHistory(language: Language, change: (history: History) => History): void {
  const before = currentHistory(language)
  const after = change(before)
  if (after === before) return
  save(writeHistories({ ...histories, [language]: after }))
  for (const changed of listeners) changed()
}

/** Tells of every change, also by another window of the shop. */
export function onHistoryChange(changed: () => void): () => void {
  listeners.add(changed)
  window.addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    window.removeEventListener('storage', changed)
  }
}

function load(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    // Storage is forbidden here: nothing is remembered, and nothing else is lost.
    return null
  }
}

function save(kept: string): void {
  try {
    localStorage.setItem(KEY, kept)
  } catch {
    // Forbidden or full, as above.
  }
}
