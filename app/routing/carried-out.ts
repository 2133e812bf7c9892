/** The parameters of spec section 2, Start-up query parameters, that the server carries out and takes out of the address. */
export const CARRIED_OUT = ['disc', 'atc', 'token'] as const
