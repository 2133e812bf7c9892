import type { RequestedLine } from '../../server/session/cart-line'

type Offered = Pick<RequestedLine, 'offer_item_id'>

const offerOf = ({ offer_item_id: offer = null }: Offered) => offer

/** Whether the lines have the goods of an offer to the customer. They can be ordered once, so they are in a cart once. */
export function hasOffer(lines: readonly Offered[], line: Offered): boolean {
  return offerOf(line) !== null && lines.some((other) => offerOf(other) === offerOf(line))
}

/** The lines without those of an offer that an earlier line has. */
export const offersOnce = <L extends Offered>(lines: readonly L[]): L[] =>
  lines.filter((line, at) => !hasOffer(lines.slice(0, at), line))
