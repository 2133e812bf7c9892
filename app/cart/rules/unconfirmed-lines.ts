import { type RequestedLine, requestedLine } from '../../server/session/cart-line'
import type { CartState } from '../../server/session/cart-state'
import { wantedLines } from './wanted-lines'

type Lines = Pick<CartState, 'items' | 'unconfirmed'>

/** The wanted lines that the backend has not confirmed as they are: new ones and changed ones. */
export function unconfirmedLines(cart: Lines): RequestedLine[] {
  const confirmed = cart.items.map(requestedLine)
  return wantedLines(cart).filter((line) => !confirmed.some((one) => isSameLine(one, line)))
}

/** The wanted lines without the changes to one of them: as it was confirmed last, and without it when it never was. */
export function withoutLine(cart: Lines, uuid: string): RequestedLine[] {
  const confirmed = cart.items.find((item) => item.uuid === uuid)
  return wantedLines(cart).flatMap((line) => {
    if (line.uuid !== uuid) return [line]
    return confirmed === undefined ? [] : [requestedLine(confirmed)]
  })
}

/** Whether two requests are for the same line in every part; a missing marker is the same as null. */
export function isSameLine(a: RequestedLine, b: RequestedLine): boolean {
  return partsOf(a) === partsOf(b)
}

function partsOf({ subscription_interval: interval, ...line }: RequestedLine): string {
  const parts = { ...line, subscription_interval: interval?.id }
  const present = Object.entries(parts).filter(([, value]) => value !== undefined && value !== null)
  return JSON.stringify(present.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
