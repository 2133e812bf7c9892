import { createContext, useContext } from 'react'

export const ProductsInCartContext = createContext<ReadonlySet<number> | null>(null)

/** The ids of the products in the cart as the browser knows it; null before that: then the page's own data counts. */
export function useProductsInCart(): ReadonlySet<number> | null {
  return useContext(ProductsInCartContext)
}
