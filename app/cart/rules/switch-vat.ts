/** The intent of the VAT switch: how prices are shown belongs to the state of the cart (spec section 3). */
export const SWITCH_VAT = 'vat'
