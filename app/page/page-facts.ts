/** A product of a page, as analytics sends it; prices include VAT. A card and a product page have these fields. */
export type ListedProduct = Readonly<{
  sku: string
  name: string
  slug: string
  /** The name of its main category. */
  category: string | null
  price: Readonly<{ price: number; ordinary: number | null }> | null
  personal: Readonly<{ price: number }> | null
}>

/**
 * Products that a page shows together. `id` is the same in all languages, `name` is for people. `before` is the number of
 * products on earlier pages of the list.
 */
export type ProductList = Readonly<{ id: string; name: string; products: readonly ListedProduct[]; before?: number }>

/** A line of a cart or an order; `price` is that of one piece after all reductions. */
export type SoldLine = Readonly<{
  sku: string
  name: string
  category: string | null
  quantity: number
  price: number
  ordinary_price: number
  reductions: readonly Readonly<{ code: string }>[]
}>

/** `deposit` is the part of the total that is for statutory deposits. */
export type SoldLines = Readonly<{ lines: readonly SoldLine[]; total: number; deposit: number }>

/** A paid order; `number` is what the shopper reads out. All amounts are as charged; `tax` without that of deposits. */
export type Purchase = SoldLines & Readonly<{ number: string; currency: string; tax: number; shipping: number }>

/** Money that an order gives back. `id` tells the refunds of one order apart. */
export type Refund = Readonly<{ id: string; number: string; currency: string; value: number }>

/** The facts that analytics sends about a page; a page without a fact leaves it out. */
export type PageFacts = Readonly<{
  lists?: readonly ProductList[]
  product?: ListedProduct
  search?: Readonly<{ query: string; results: number }>
  /** The cart, on the pages that show all of it. */
  cart?: SoldLines
  checkout?: SoldLines
  purchase?: Purchase
  refunds?: readonly Refund[]
}>
