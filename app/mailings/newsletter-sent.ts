/** The name of the form that asks for the newsletter. */
export const NEWSLETTER_FORM = 'newsletter'

/** The answer to a form that was sent in the background: the mail with the link is on its way. */
export type NewsletterSent = { sent: typeof NEWSLETTER_FORM }
