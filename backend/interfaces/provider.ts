import type { ProviderId } from '../../app/commerce/contract/payment'
import type { Language } from '../../app/commerce/contract/languages'
import type { Store } from '../stores/stores'
import type { CardPages } from './card-pages'

/** A line that a provider shows and charges. Amounts include VAT, in the store's currency; `vat` is a percentage. */
export type PayableLine = {
  /** `gift-card`: what gift cards pay, with a negative price and total. */
  kind: 'goods' | 'shipping' | 'fee' | 'gift-card'
  reference: string
  name: string
  quantity: number
  /** For one unit, after all reductions; up to 6 decimals. */
  price: number
  /** The amount of the whole line, rounded to the currency's digits. The totals of all lines add up to the amount. */
  total: number
  vat: number
}

/**
 * The address of a person or of a delivery. All fields but the country are empty for an order
 * of gift cards, of which nothing is sent.
 */
export type PayableAddress = {
  firstName: string
  lastName: string
  street: string
  street2: string
  postalCode: string
  city: string
  countryCode: string
}

/** An order as a provider needs it. `b2b` orders have an organisation number. The buyer's own address is that of the delivery. */
export type PayableOrder = {
  number: string
  store: Store
  language: Language
  amount: number
  /** Whether later deliveries are to be charged without the shopper, as those of a subscription. */
  isSubscribed: boolean
  lines: readonly PayableLine[]
  buyer: PayableAddress & {
    email: string
    mobile: string
    /** The address of the invoice; null when it goes where the goods go. */
    billing: PayableAddress | null
    company: { name: string; organisationNumber: string; reference: string } | null
  }
}

/**
 * One try to pay an order, as stored. `id` is random and serves as the provider's idempotency key; `token` is a
 * secret that only the notification URL carries. `reference` is the provider's id of its session: null until the
 * provider has answered. `orderReference` is the provider's id of its order, null until one was read: sessions are
 * forgotten, so `read` then asks for the order alone.
 */
export type Attempt = {
  id: string
  token: string
  orderNumber: string
  amount: number
  currency: Store['currency']
  reference: string | null
  orderReference: string | null
  storeId: number
  expiresAt: Date
}

/**
 * Absolute URLs of the storefront. `success` and `cancel` are for the shopper's browser, `notify` is for the provider's server.
 * `terms` is the page with the terms of sale, to which Walley's page links.
 */
export type ReturnUrls = { success: string; cancel: string; notify: string; terms?: string }

/** A begun payment: where the shopper pays; null when nothing is left to do in the browser, as with an invoice. */
export type BegunPayment = { reference: string; redirectUrl: string | null }

/** The payment or card page that keeps a card, by the provider's reference; null until the provider has answered. */
export type KeptBy = Pick<Attempt, 'reference'>

/**
 * The state of a payment as the provider has it. `authorized`: the amount is reserved and must be captured; `captured`: it
 * is taken. `open`: the shopper can still pay. The others are final, except that a provider may let the shopper try again
 * after `failed`: it then answers `open`.
 */
export type PaymentStatus = {
  state: 'open' | 'authorized' | 'captured' | 'failed' | 'cancelled' | 'expired'
  /**
   * The amount that is reserved or taken, in `currency`; 0 when nothing is. It is compared with the
   * attempt, and a difference is never accepted.
   */
  amount: number
  currency: string
  /** The part of an authorized payment that was captured already, in the provider's own portal; absent when there is none. */
  captured?: number
  /** The time at which the provider releases an authorized payment by itself; absent when it does not tell. */
  authorizedUntil?: Date
  /** The provider's id of its order, which capture, cancel and refund need; null as long as there is none. */
  orderReference: string | null
  /** The provider's reason of a failure, for the log; never shown. */
  reason: string | null
}

/** A webhook that was verified. The event only says that something happened: the payment is then read from the provider. */
export type ProviderEvent = {
  /** Unique per provider: the same event delivered twice is handled once. */
  eventId: string
  type: string
  /** The attempt that it is about: by its id, or by the provider's reference; with both, they must belong together. */
  attempt: { id: string; reference?: string } | { reference: string }
}

export type Webhook = { headers: Headers; query: URLSearchParams; rawBody: string }

/**
 * A payment provider. Each call has a timeout of its own and throws a ProviderOutage when the provider does not
 * answer, and a ProviderRefusal when it refuses; nothing else. Every call can be repeated: repeated with the same
 * arguments it has the same effect once.
 */
export type PaymentProvider = {
  id: ProviderId
  /**
   * Whether less than the authorized amount can be captured and the rest released, so that `read` then tells what was captured.
   * Where not, the whole is captured and the rest refunded.
   */
  capturesParts: boolean
  begin: (order: PayableOrder, attempt: Attempt, urls: ReturnUrls) => Promise<BegunPayment>
  /**
   * Charges an order without the shopper, in the way that a former attempt was paid; the attempt's id is the idempotency key. A
   * declined charge is answered too: `read` then says `failed`. `former` is the payment or the card page whose card is charged,
   * null when the subscription has none at this provider. Absent where the provider cannot be charged again.
   */
  chargeAgain?: (order: PayableOrder, attempt: Attempt, former: KeptBy | null) => Promise<{ reference: string }>
  /** The charge that `chargeAgain` made when its answer was lost; null when it made none. Present where `chargeAgain` is. */
  findCharge?: (attempt: Attempt, former: KeptBy | null) => Promise<{ reference: string } | null>
  /** Pages at which a shopper enters a card for later charges. Absent where the provider keeps no cards, or none is needed. */
  cardPages?: CardPages
  read: (attempt: Attempt) => Promise<PaymentStatus>
  /**
   * Captures an authorized amount, or what is left of it; does nothing for a captured one. With the same
   * `key`, a repeated capture counts once.
   */
  capture: (attempt: Attempt, orderReference: string, amount: number, key: string) => Promise<void>
  /**
   * Extends an authorization by as much as the provider grants; does nothing for one that was extended already. Absent where that
   * cannot be asked for: the amount is then captured before the authorization ends (decision 032).
   */
  extend?: (attempt: Attempt, orderReference: string) => Promise<void>
  /** Ends the session so that it can no longer be paid in, or releases what is authorized and not captured. */
  cancel: (attempt: Attempt, orderReference: string | null) => Promise<void>
  refund: (attempt: Attempt, orderReference: string, amount: number, key: string) => Promise<void>
  /** Verifies a webhook; throws a WebhookRefusal when its signature or token is wrong, null when it is of no interest. */
  parseWebhook: (webhook: Webhook) => Promise<ProviderEvent | null>
}

/** The providers that are switched on in each store. */
export type PaymentProviders = {
  of: (store: Pick<Store, 'id'>) => readonly PaymentProvider[]
  /** A provider of a store, also after it was switched off there, as long as it has keys; undefined without keys. */
  find: (id: ProviderId, storeId: number) => PaymentProvider | undefined
}

/** The provider did not answer, or answered 5xx or 429: what was asked may or may not have been done. */
export class ProviderOutage extends Error {
  override name = 'ProviderOutage'
}

/** The provider refused the call: it was not done. `code` is the provider's. */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal'
  constructor(
    message: string,
    readonly code: string,
  ) {
    super(message)
  }
}

/** A webhook whose signature, token or form is wrong. */
export class WebhookRefusal extends Error {
  override name = 'WebhookRefusal'
}
