import { isText, shapeOf } from '../history/guard'
import { isFreshVisit } from '../ui/visit.client'
import type { KeptChoice } from './finder-state'

/** The key in the storage of the tab: only the finder used last is worth coming back to. */
const KEY = 'finder'

type Kept = KeptChoice & { at: string }
const isKept = shapeOf<Kept>({ at: isText, type: isText, brand: isText, device: isText })

/** Keeps what is chosen on a page for as long as its tab is open; `at` is the page and its step in history. */
export function keepChoice(at: string, { type, brand, device }: KeptChoice): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ at, type, brand, device } satisfies Kept))
  } catch {
    // Storage is forbidden here or full: who comes back chooses again.
  }
}

/** A visit of its own begins with nothing; the pages it goes on to do not begin one. */
let isBeginning = isFreshVisit()

/** What was chosen on this page at this step; null when nothing was. A visit of its own forgets what an earlier one chose there. */
export function keptChoice(at: string): KeptChoice | null {
  const beginsAnew = isBeginning
  isBeginning = false
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (!isKept(kept) || kept.at !== at) return null
    if (beginsAnew) sessionStorage.removeItem(KEY)
    return beginsAnew ? null : { type: kept.type, brand: kept.brand, device: kept.device }
  } catch {
    // Forbidden, as above, or written by something else.
    return null
  }
}
