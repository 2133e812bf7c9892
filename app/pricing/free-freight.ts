import type { SearchProduct } from '../commerce/contract/product'

/** Whether one piece is sent free of charge at the price that the shopper pays for it. */
export const hasFreeFreight = ({ free_from }: Pick<SearchProduct, 'free_from'>, price: { price: number } | null): boolean =>
  price !== null && typeof free_from === 'number' && price.price >= free_from
