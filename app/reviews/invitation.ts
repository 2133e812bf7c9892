/**
 * The query parameter of a product page with the link of a review invitation: its token in the mail
 * (backend/stores/shop-links.ts), then a digest without effect.
 */
export const INVITATION = 'review'
