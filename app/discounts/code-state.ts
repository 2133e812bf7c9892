/**
 * The state of a code, with the label of its rule. `saving` is what it takes off the cart, null when the backend tells only that
 * it takes something off; `gift` is the name of the product that a code adds instead; `missing`: amount still needed for the
 * minimum spend, null when that is not known, both in the store's currency including VAT. `unconfirmed` while the backend cannot
 * be reached. `isTyped`: an unknown code that was typed while nothing could tell that it does not exist. `reason`: why a code is
 * not applied, or only in part, in the backend's words, where it says so.
 */
export type CodeState = { code: string; label: string; reason?: string } & (
  | { state: 'applied'; saving: number | null; gift?: string }
  | { state: 'minimum'; missing: number | null }
  | { state: 'unknown'; isTyped?: true }
  | { state: 'unfit' | 'removed' | 'unconfirmed' }
)

/** The codes that are applied, as a text to compare: they decide what prices pages show. */
export function appliedCodes(codes: readonly CodeState[]): string {
  return codes.flatMap(({ code, state }) => (state === 'applied' ? code : [])).join()
}

/** Whether a code is listed as rejected, with the reason (spec sections 4 and 8). */
export function isRejected({ state }: CodeState): boolean {
  return state !== 'applied' && state !== 'unconfirmed'
}
