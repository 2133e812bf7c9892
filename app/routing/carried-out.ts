/** The start-up query parameters (spec section 2) that the server applies and removes from the address. */
export const CARRIED_OUT = ['disc', 'atc', 'token'] as const
