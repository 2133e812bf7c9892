/**
 * A page as it was left: its data, and what the shopper opened and typed, in the order of the elements (`left-state.client.ts`).
 */
export type KeptPage = {
  /** The key of the history entry: the same address may be in the history twice, each left in another state. */
  key: string
  address: string
  data: unknown
  leftAt: number
  state: ReadonlyMap<string, string>
}

/** Spec section 9, Keep-alive. */
const MAX_KEPT_PAGES = 2

/**
 * In milliseconds, as long as browsers keep documents in the back/forward cache. Prices and stock of an older page are read
 * again.
 */
const KEPT_FOR_MS = 600_000

/** The kept pages with one more, without the oldest. */
export function keepPage(kept: readonly KeptPage[], page: KeptPage): readonly KeptPage[] {
  return [...kept.filter(({ key }) => key !== page.key), page].slice(-MAX_KEPT_PAGES)
}

/** The page of a history entry, if it is kept and its address is still that of the entry. */
export function findKept(kept: readonly KeptPage[], { key, address, now }: { key: string; address: string; now: number }) {
  return kept.find((page) => page.key === key && page.address === address && now - page.leftAt <= KEPT_FOR_MS) ?? null
}
