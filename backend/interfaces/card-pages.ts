import type { Language } from '../../app/commerce/contract/languages'
import type { Store } from '../stores/stores'

/**
 * A card to be entered, for later charges. `id` is random and serves as the idempotency key, and names the page in notifications.
 */
export type CardRequest = {
  id: string
  email: string
  language: Language
  currency: Store['currency']
  /** The purpose of the card, as the page names it: the number of the order that began the subscription. */
  orderNumber: string
  expiresAt: Date
}

/** Absolute URLs of the storefront: where the shopper returns to, and to where the provider reports. */
export type CardPageUrls = { success: string; cancel: string; notify: string }

/**
 * The pages of a provider at which a shopper enters a card that is charged later. Nothing is
 * charged there. Throws as the provider does.
 */
export type CardPages = {
  begin: (request: CardRequest, urls: CardPageUrls) => Promise<{ reference: string; redirectUrl: string }>
  /** `kept`: the card was entered, and its bank has agreed to later charges. */
  read: (reference: string) => Promise<'open' | 'kept' | 'expired'>
  /** Ends a page, so that no card can be entered any more. Does nothing for an ended page. */
  end: (reference: string) => Promise<void>
}
