/** The numbers of the terms that are the same in every shop (backend/database/schema/facets.ts). */
export const TERM = { product: 0, inStock: 1, onOrder: 2 } as const
