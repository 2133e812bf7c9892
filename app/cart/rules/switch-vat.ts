/** The intent of the VAT switch; the VAT display belongs to the cart's state (spec section 3). */
export const SWITCH_VAT = 'vat'
