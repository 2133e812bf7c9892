/** Limits that both sides check. The file needs no library, so that it can be used in the browser. */

/** Pieces of a line of a cart, an order or a return. */
export const MAX_QUANTITY = 5000

/** Characters of a search text. */
export const MAX_QUERY_LENGTH = 200

/** Characters of a password. */
export const MAX_PASSWORD_LENGTH = 200

/** Product numbers in one request, and the characters of each. */
export const MAX_SKUS = 100
export const MAX_SKU_LENGTH = 64
