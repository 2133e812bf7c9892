import type { Shopper } from '../server/session/shopper'

/**
 * The codes that were removed because they have not fitted the cart yet. They take nothing off and no cart is synced with them;
 * at each sync the backend is asked whether they fit (decision 013).
 */
export function waitingCodes({ removedCodes }: Pick<Shopper, 'removedCodes'>): string[] {
  return removedCodes.filter(({ waits }) => waits).map(({ code }) => code)
}
