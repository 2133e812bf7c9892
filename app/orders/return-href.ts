/** Query parameter with the number of the return to show. */
export const SHOWN_RETURN = 'return'

/** Name of the form that cancels a return. */
export const CANCEL_RETURN = 'cancel'

/**
 * The address of a return of an order, or of its form without a number. `path` is that of the order's returns, in
 * the area of one order or of an account.
 */
export function returnHref(path: string, number?: string): string {
  return number === undefined ? path : `${path}?${SHOWN_RETURN}=${number}`
}
