/**
 * The start-up query parameters (spec section 2) that the server applies and removes from the address;
 * `order_access` and `order_link` are the tokens of links to one order (decision 028). `change_password` without a
 * value is none of them: it opens the login dialog.
 */
export const CARRIED_OUT = ['disc', 'atc', 'token', 'order_access', 'order_link', 'change_password'] as const
