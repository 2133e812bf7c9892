import type { Language } from '../store/languages'
import type { History } from './history'
import { type Histories, NO_HISTORIES, readHistories, writeHistories } from './stored-histories'

/** Key in local storage (spec section 9). */
const KEY = 'history'

const listeners = new Set<() => void>()
let parsedText: string | null = null
let histories: Histories = NO_HISTORIES

/** The current history of a storefront; the same object until it changes. */
export function currentHistory(language: Language): History {
  const text = load()
  if (text !== parsedText) {
    parsedText = text
    histories = readHistories(text)
  }
  return histories[language]
}

/** Changes the history of a storefront, in all windows of the shop. */
export function changeHistory(language: Language, change: (history: History) => History): void {
  const before = currentHistory(language)
  const after = change(before)
  if (after === before) return
  save(writeHistories({ ...histories, [language]: after }))
  for (const notify of listeners) notify()
}

/** Subscribes to changes, also by other windows of the shop; returns the function that unsubscribes. */
export function onHistoryChange(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function load(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    // Local storage is blocked: there is no history, everything else works.
    return null
  }
}

function save(text: string): void {
  try {
    localStorage.setItem(KEY, text)
  } catch {
    // Local storage is blocked or full.
  }
}
