/** Names of the forms of the profile page. */
export const DETAILS_FORM = 'save-details'
export const EMAIL_FORM = 'change-email'
export const STOP_EMAIL_FORM = 'stop-email-change'
export const ADD_PASSKEY = 'add-passkey'
export const REMOVE_PASSKEY = 'remove-passkey'
export const CHOOSE_NEWSLETTER = 'choose-newsletter'
export const CLOSE_FORM = 'close-account'

/** The outcome of the newsletter's form, as the address tells it. */
export const NEWSLETTER_THANKS = {
  started: 'newsletter-started',
  ended: 'newsletter-ended',
  mailed: 'newsletter-mailed',
} as const

/**
 * The intents of the page of a link that is mailed for a change of the e-mail address. The second is also the
 * query parameter of the link that stops it.
 */
export const CONFIRM_EMAIL_FORM = 'confirm-email'
export const STOP_LINK = 'stop'
