/** The kinds of mails that their recipient can end: the query parameters of the links that do it. */
export const MAILINGS = ['stock', 'newsletter', 'reviews'] as const
export type Mailing = (typeof MAILINGS)[number]

/** The name of the form that ends the newsletter of a typed address. */
export const END_FORM = 'end-newsletter'
