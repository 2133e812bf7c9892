import { createContext, useContext } from 'react'

export const ProductsInCartContext = createContext<ReadonlySet<number> | null>(null)

/** The ids of the products in the cart as the browser knows it by now; null before it has heard of it: then the page's own word counts. */
export function useProductsInCart(): ReadonlySet<number> | null {
  return useContext(ProductsInCartContext)
}
