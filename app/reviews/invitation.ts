/** The query parameter of a product page with the token of a review invitation (backend/mail/shop-links.ts). */
export const INVITATION = 'review'
