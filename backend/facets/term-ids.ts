/** The ids of the terms that every shop has (backend/database/schema/facets.ts). */
export const TERM_ID = { product: 0, inStock: 1, onOrder: 2 } as const
