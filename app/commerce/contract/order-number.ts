/**
 * The number of an order as the backend writes it, from what a shopper typed: in any case,
 * with spaces or signs between its parts.
 */
export const orderNumber = (typed: string): string => typed.replaceAll(/[\s#.-]/g, '').toUpperCase()
