/** The intent of the form that puts goods of an offer into the cart: one of them (`item`), or all that are open (`offer`). */
export const OFFER_FORM = 'add-offer'
