import { type RequestedLine, requestedLine } from '../../server/session/cart-line'
import type { CartState } from '../../server/session/cart-state'
import { requestedLines } from './requested-lines'

type Lines = Pick<CartState, 'items' | 'unconfirmed'>

/** The requested lines that the backend has not confirmed in this form: new and changed ones. */
export function unconfirmedLines(cart: Lines): RequestedLine[] {
  const confirmed = cart.items.map(requestedLine)
  return requestedLines(cart).filter((line) => !confirmed.some((one) => isSameLine(one, line)))
}

/** The requested lines without the changes to one of them: in its last confirmed form, or removed when it was never confirmed. */
export function withoutLine(cart: Lines, uuid: string): RequestedLine[] {
  const confirmed = cart.items.find((item) => item.uuid === uuid)
  return requestedLines(cart).flatMap((line) => {
    if (line.uuid !== uuid) return [line]
    return confirmed === undefined ? [] : [requestedLine(confirmed)]
  })
}

/** Whether two lines are equal in every field; a missing marker equals null. */
export function isSameLine(a: RequestedLine, b: RequestedLine): boolean {
  // The id first: in a cart of 500 lines each line is compared with every other one.
  return a.uuid === b.uuid && partsOf(a) === partsOf(b)
}

function partsOf({ subscription_interval: interval, ...line }: RequestedLine): string {
  const parts = { ...line, subscription_interval: interval?.id }
  const present = Object.entries(parts).filter(([, value]) => value !== undefined && value !== null)
  return JSON.stringify(present.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
