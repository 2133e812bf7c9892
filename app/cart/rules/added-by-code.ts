/**
 * Whether a code has added a line, free of charge (spec section 3, added_by_coupon). The backend adds it with each sync while the
 * code is in the cart, so such a line is neither copied, sent to the account's cart, bought again nor removed by itself.
 */
export const isAddedByCode = ({ added_by_coupon: code }: { added_by_coupon?: string | null | undefined }): boolean =>
  (code ?? null) !== null
