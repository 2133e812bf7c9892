import { isText, shapeOf } from '../commerce/guard'
import { isFreshVisit } from '../ui/visit.client'
import type { SavedChoice } from './finder-state'

/** Key in session storage. Only the choice of the finder used last is stored. */
const KEY = 'finder'

type StoredChoice = SavedChoice & { at: string }
const isStoredChoice = shapeOf<StoredChoice>({ at: isText, type: isText, brand: isText, device: isText })

/** Saves the choice on a page until the tab is closed; `at` identifies the page and its history entry. */
export function saveChoice(at: string, { type, brand, device }: SavedChoice): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ at, type, brand, device } satisfies StoredChoice))
  } catch {
    // Session storage is blocked or full: the choice is not restored.
  }
}

/** True until the first page of a new visit has been read; later pages of the visit do not start a new one. */
let isNewVisit = isFreshVisit()

/** The choice saved for this page and history entry, or null. A new visit discards the choice of an earlier visit. */
export function savedChoice(at: string): SavedChoice | null {
  const discard = isNewVisit
  isNewVisit = false
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (!isStoredChoice(stored) || stored.at !== at) return null
    if (discard) sessionStorage.removeItem(KEY)
    return discard ? null : { type: stored.type, brand: stored.brand, device: stored.device }
  } catch {
    // Session storage is blocked, or the value is not JSON.
    return null
  }
}
