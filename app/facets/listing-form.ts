/** The id of the form of a listing; controls outside the form element refer to it. */
export const LISTING_FORM = 'listing-form'

const PREFIX = 'f.'

/** The name of the query parameter of a facet, and of its fields. */
export const facetField = (key: string): string => PREFIX + key

/** The facet of a field; null for the name of another field. */
export const facetOfField = (name: string): string | null => (name.startsWith(PREFIX) ? name.slice(PREFIX.length) : null)
