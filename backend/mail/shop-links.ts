import type { Language } from '../../app/commerce/contract/languages'
import type { Texts } from '../texts'

export type ShopLinks = ReturnType<typeof shopLinks>

/** The withdrawal function below the language prefix. */
export const WITHDRAWAL_PATHS: Texts = {
  ...{ sv: 'angra-avtalet', no: 'angre-kjopet', de: 'vertrag-widerrufen', da: 'fortryd-aftale' },
}

/** The query parameters of links that log in to one order: with the order token of a mail, or with the token of a one-time link. */
const ORDER_TOKEN_PARAMETERS = { mail: 'order_access', once: 'order_link' } as const

/**
 * The URLs of the shop's pages that mails link to. `orderToken` (backend/accounts/order-mail-token.ts) lets the links to an order log in; null
 * in a mail about no order. tests/store-agreement.test.ts holds the paths equal to the storefront's.
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
    /** The withdrawal function, filled with the number of the order. */
    withdraw: (number: string) => at(`${WITHDRAWAL_PATHS[language]}?order=${number}`),
    product: (slug: string) => at(`artiklar/${slug}.html`),
    /** Ends the stock notices of the address that the access token names. */
    endStockNotices: (access: string) => `${at('unsubscribe')}?stock=${access}`,
    /** A content page by its path below the language prefix. */
    page: (path: string) => at(path),
  }
}
