/** The languages of the storefronts (spec section 1): the `locale` of every call, and the first segment of every address. */
export const LANGUAGES = ['sv', 'no', 'de', 'da'] as const
export type Language = (typeof LANGUAGES)[number]
