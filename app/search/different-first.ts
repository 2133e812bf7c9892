/**
 * The same products, those of other groups before a further one of a group: a dropdown of few rows shows more than the packs of
 * one cell.
 */
export function differentFirst<Product extends { group_id: number | null }>(products: readonly Product[]): Product[] {
  const firstOf = new Map(products.toReversed().map((product) => [product.group_id, product]))
  const isFirst = (product: Product): boolean => product.group_id === null || firstOf.get(product.group_id) === product
  return [...products.filter(isFirst), ...products.filter((product) => !isFirst(product))]
}
