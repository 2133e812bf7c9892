/** The part number of the products that the journeys buy, which finds them in every storefront. */
export const WANTED = 'CR2032'
