import type { Language } from '../../app/commerce/contract/languages'

export type ShopLinks = ReturnType<typeof shopLinks>

/** The URLs of the shop's pages that mails link to. tests/store-agreement.test.ts holds the paths equal to the storefront's. */
export function shopLinks(publicOrigin: string, language: Language) {
  const at = (path: string) => `${publicOrigin}/${language}/${path}`
  return {
    order: (id: string) => at(`my-order/${id}`),
    trackOrder: (id: string) => at(`track-order/${id}`),
    returnOrder: (id: string) => at(`my-order/return/${id}`),
    product: (slug: string) => at(`artiklar/${slug}.html`),
    subscriptions: () => at('my-account/subscriptions'),
    /** Ends the stock notices of the address that the access token names. */
    endStockNotices: (access: string) => `${at('unsubscribe')}?stock=${access}`,
    /** A content page by its path below the language prefix. */
    page: (path: string) => at(path),
  }
}
