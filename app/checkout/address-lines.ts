import type { Order } from '../commerce/contract/order'

/** An address of an order, one line for each part that it has. */
export const addressLines = (address: NonNullable<Order['customer']['address']>): string[] =>
  [
    `${address.first_name} ${address.last_name}`,
    ...[address.street, address.street2, `${address.postal_code} ${address.city}`],
  ].filter((line) => line.trim() !== '')
