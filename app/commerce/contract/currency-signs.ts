/** The notation of each currency in the language of its storefront. */
export const CURRENCY_SIGNS = { SEK: 'kr', NOK: 'kr', EUR: '€', DKK: 'kr.' } as const
