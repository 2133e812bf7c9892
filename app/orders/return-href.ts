import { href } from '../routing/href'
import type { Language } from '../store/languages'

/** Query parameter with the number of the return to show. */
export const SHOWN_RETURN = 'return'

/** The address of a return of an order, or of its form without a number. */
export function returnHref(language: Language, orderId: string, number?: string): string {
  const path = href('myOrderReturn', language, { id: orderId })
  return number === undefined ? path : `${path}?${SHOWN_RETURN}=${number}`
}
