/**
 * Sorts the first product of each group ahead of its other products, so that a dropdown of few rows does not list only the packs
 * of one cell.
 */
export function differentFirst<Product extends { group_id: number | null }>(products: readonly Product[]): Product[] {
  const firstOf = new Map(products.toReversed().map((product) => [product.group_id, product]))
  const isFirst = (product: Product): boolean => product.group_id === null || firstOf.get(product.group_id) === product
  return [...products.filter(isFirst), ...products.filter((product) => !isFirst(product))]
}
