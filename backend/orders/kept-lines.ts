import type { OrderLine } from '../../app/commerce/contract/order'

/** The lines of an order with the pieces that are still sent; a line without any is left out. */
export const keptLines = <Line extends Pick<OrderLine, 'quantity' | 'withdrawn'>>(items: readonly Line[]): Line[] =>
  items.flatMap((line) => (line.quantity > line.withdrawn ? [{ ...line, quantity: line.quantity - line.withdrawn }] : []))
