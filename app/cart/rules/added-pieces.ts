import type { RequestedLine } from '../../server/session/cart-line'

/** Pieces of a line of the cart. */
export type Pieces = { uuid: string; quantity: number }

/** The pieces that the lines `after` have and those `before` have not. */
export function addedPieces(before: readonly RequestedLine[], after: readonly RequestedLine[]): Pieces[] {
  const known = new Map(before.map(({ uuid, quantity }) => [uuid, quantity]))
  return after.flatMap(({ uuid, quantity }) => {
    const added = quantity - (known.get(uuid) ?? 0)
    return added > 0 ? [{ uuid, quantity: added }] : []
  })
}
