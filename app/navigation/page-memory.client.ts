import { findKept, keepPage, type KeptPage } from './kept-pages'

/** Pages that are not shown, in the memory of this document. */
let kept: readonly KeptPage[] = []

/** The data of pages that the shopper is about to open, by address. Each is used once. */
const fetched = new Map<string, { data: Promise<unknown>; at: number }>()

/** The time for which data that was fetched ahead may wait for the click. */
const FETCHED_FOR_MS = 15_000

/** Only the link that was pointed at last and the one before are likely to be clicked. */
const MAX_FETCHED = 2

/** The data of the page at an address: kept, if the shopper goes back or forward to it, or fetched ahead; null for neither. */
export async function knownData(address: string): Promise<unknown> {
  const key = historyKey()
  // During a navigation the router still holds the former location. Going back has already changed the history's state; following
  // a link has not.
  if (key !== window.__remixRouter.state.location.key) {
    const page = findKept(kept, { key, address, now: Date.now() })
    if (page !== null) return page.data
  }
  const { pathname, search } = window.__remixRouter.state.location
  // A form or a refresh of the page that is shown asks the server.
  if (address === pathname + search) {
    fetched.delete(address)
    return null
  }
  return takeFetched(address)
}

export function keep(page: KeptPage): void {
  kept = keepPage(kept, page)
}

/**
 * The groups opened and the text typed on the page of a history entry, if its data is still kept. The page is shown again, so it
 * no longer takes the place of another one.
 */
export function takeState(key: string, address: string): KeptPage['state'] | null {
  const page = findKept(kept, { key, address, now: Date.now() })
  kept = kept.filter((one) => one.key !== key)
  return page?.state ?? null
}

/** For changes that may be seen on any page, such as a discount code: nothing from before is shown after them. */
export function forgetPages(): void {
  kept = []
  fetched.clear()
}

/** `read` is called if the data of the page is not on its way already. */
export function fetchAhead(address: string, read: () => Promise<unknown>): void {
  const known = fetched.get(address)
  if (known !== undefined && Date.now() - known.at <= FETCHED_FOR_MS) return
  fetched.delete(address)
  fetched.set(address, { data: read().catch(() => null), at: Date.now() })
  for (const oldest of [...fetched.keys()].slice(0, -MAX_FETCHED)) fetched.delete(oldest)
}

async function takeFetched(address: string): Promise<unknown> {
  const found = fetched.get(address)
  fetched.delete(address)
  return found !== undefined && Date.now() - found.at <= FETCHED_FOR_MS ? found.data : null
}

/** The router stores a key in each history entry; that of the first one is `default`. */
function historyKey(): string {
  const state: unknown = history.state
  const hasKey = typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string'
  return hasKey ? String(state.key) : 'default'
}
