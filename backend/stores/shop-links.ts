import type { Language } from '../../app/commerce/contract/languages'
import type { Texts } from '../texts'

export type ShopLinks = ReturnType<typeof shopLinks>

/** The withdrawal function below the language prefix. */
export const WITHDRAWAL_PATHS: Texts = {
  sv: 'angra-avtalet',
  no: 'angre-kjopet',
  de: 'vertrag-widerrufen',
  da: 'fortryd-aftale',
}

/** The page of the newsletter below the language prefix. */
const NEWSLETTER_PATHS: Texts = { sv: 'nyhetsbrev', no: 'nyhetsbrev', de: 'newsletter', da: 'nyhedsbrev' }

/** The page that a change of the e-mail address is confirmed at, below the language prefix. */
const EMAIL_CHANGE_PATHS: Texts = {
  sv: 'byt-epostadress',
  no: 'bytt-epostadresse',
  de: 'e-mail-adresse-aendern',
  da: 'skift-e-mailadresse',
}

/**
 * The query parameters of links that log in to one order: with the order token of a mail, or with the token of a one-time link.
 */
const ORDER_TOKEN_PARAMETERS = { mail: 'order_access', once: 'order_link' } as const

/**
 * The URLs of the shop's pages that mails link to. `orderToken` (backend/accounts/order-mail-token.ts) lets the links to an order
 * log in; null in a mail about no order. tests/store-agreement.test.ts holds the paths equal to the storefront's.
 */
export function shopLinks(publicOrigin: string, language: Language, orderToken: string | null) {
  const at = (path: string) => `${publicOrigin}/${language}/${path}`
  const { mail, once } = ORDER_TOKEN_PARAMETERS
  const ofOrder = (path: string, query = '?') => at(orderToken === null ? path : `${path}${query}${mail}=${orderToken}`)
  return {
    home: () => `${publicOrigin}/${language}`,
    order: (id: string) => ofOrder(`my-order/${id}`),
    trackOrder: (id: string) => ofOrder(`track-order/${id}`),
    /** The return form of an order, or its return with this number. */
    returnOrder: (id: string, number?: string) =>
      number === undefined ? ofOrder(`my-order/return/${id}`) : ofOrder(`my-order/return/${id}?return=${number}`, '&'),
    /** Opens an order once, with the token of a one-time link. */
    openOrder: (id: string, token: string) => at(`my-order/${id}?${once}=${token}`),
    /** Chooses the password of an account, with the token of a one-time link (spec section 2, change_password). */
    choosePassword: (token: string) => `${publicOrigin}/${language}?change_password=${token}`,
    /** Confirms a change of the e-mail address, with the token of a link to one of both addresses. */
    confirmEmailChange: (token: string) => `${at(EMAIL_CHANGE_PATHS[language])}?link=${token}`,
    /** Stops it, with the token of the link to the old address. */
    stopEmailChange: (token: string) => `${at(EMAIL_CHANGE_PATHS[language])}?link=${token}&stop`,
    /** The withdrawal function, filled with the number of the order. */
    withdraw: (number: string) => at(`${WITHDRAWAL_PATHS[language]}?order=${number}`),
    product: (slug: string) => at(`artiklar/${slug}.html`),
    /** Confirms a stock notice on the page of its product, with the token of the link. */
    confirmStockNotice: (slug: string, token: string) => `${at(`artiklar/${slug}.html`)}?notice=${token}#notify`,
    /** Opens the form of a review on the page of the product, with the token of a review invitation. */
    reviewProduct: (slug: string, token: string) => `${at(`artiklar/${slug}.html`)}?review=${token}#review-form`,
    /** Ends the review invitations to the address that the access token names; by one click too (RFC 8058). */
    endReviewInvitations: (access: string) => `${at('unsubscribe')}?reviews=${access}`,
    /** Ends the stock notices of the address that the access token names. */
    endStockNotices: (access: string) => `${at('unsubscribe')}?stock=${access}`,
    /** Begins the newsletter, with the token of a one-time link. */
    confirmNewsletter: (token: string) => `${at(NEWSLETTER_PATHS[language])}?confirm=${token}`,
    /** Ends the newsletter of the address that the access token names; by one click too (RFC 8058). */
    endNewsletter: (access: string) => `${at('unsubscribe')}?newsletter=${access}`,
    /** A draft of a content page, with the token of the staff's link. */
    previewPage: (token: string) => `${at('page-preview')}?draft=${token}`,
    /** A content page by its path below the language prefix. */
    page: (path: string) => at(path),
  }
}
