/**
 * The sequences in which the reviews of a product can be ordered; the first is the default. Apart from
 * the schemas, since browsers need it too.
 */
export const REVIEW_SORTS = ['newest', 'best'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]
