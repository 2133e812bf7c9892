/**
 * The code of the discounts that a customer's profile gives (spec section 4). It cannot be entered as a code. The browser reads
 * it too, so it has a file without schemas: zod stays out of the browser's scripts.
 */
export const CUSTOMER_DISCOUNT = 'CUSTOMERDISCOUNT'
