/** Product types by the backend's number (spec section 3). */
export const PRODUCT_TYPE = { any: 0, standard: 1, variant: 2, set: 3, giftCard: 4 } as const
