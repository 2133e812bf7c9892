/** The most lines of a cart, in a request and in the account. It needs no library, so that it can be used in the browser. */
export const MAX_LINES = 500
