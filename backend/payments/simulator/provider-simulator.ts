import type { Hono } from 'hono'
import type { Language } from '../../../app/commerce/contract/languages'
import type { Services } from '../../services'

/** The decision on the test payment page; `expire` ends the session as if its time had run out. */
export const OUTCOMES = ['approve', 'decline', 'cancel', 'expire'] as const
export type SimulatedOutcome = (typeof OUTCOMES)[number]

/** A payment as the test payment page shows it. Amounts include VAT and are in the currency's major unit. */
export type TestPayment = {
  /** `declined`: declined, and the shopper may try again. The states after it are final. */
  state: 'open' | 'declined' | 'approved' | 'cancelled' | 'expired'
  language: Language
  orderNumber: string
  amount: number
  currency: string
  lines: readonly { name: string; quantity: number; total: number }[]
  /** The shop's address for shoppers who do not pay. */
  shopUrl: string
}

/** A webhook before it is signed: a POST, unless it says `GET`; that has no body. */
export type WebhookMessage = { method?: 'GET'; url: string; body: string }

/**
 * The address that the browser is sent to after an outcome (null: it stays at the payment page),
 * and the webhooks that report the outcome.
 */
export type SimulatedSettlement = { next: string | null; messages: readonly WebhookMessage[] }

/** The surroundings of a provider's simulator. It keeps its records below `folder`, in a folder named after itself. */
export type SimulatorContext = {
  folder: string
  /** Scheme, host and port where the simulator is served. */
  origin: () => string
  now: () => Date
  log: Services['log']
  /** Sends a webhook in the background. */
  notify: (message: WebhookMessage) => Promise<void>
}

/** The simulator of one provider: its API as documented, and its part of the test payment page at `/{id}/pay/{payment}`. */
export type ProviderSimulator = {
  id: string
  name: string
  /** Adds the provider's API. Each path begins with `/{id}/`, or with what the provider's own client cannot be told to change. */
  mount: (app: Hono) => void
  /** The shopper opens the page; null when there is no such payment. */
  open: (payment: string) => Promise<TestPayment | null>
  /** Carries out an outcome; throws PaymentClosed when the payment is final already. Null when there is no such payment. */
  settle: (payment: string, outcome: SimulatedOutcome) => Promise<SimulatedSettlement | null>
  webhooks: {
    /** Signs a webhook as the provider does; `forged`: with a wrong signature or token. */
    sign: (message: WebhookMessage, forged: boolean) => { url: string; headers: Record<string, string> }
    /** Pauses before the second, third ... delivery of a webhook that was not answered with 2xx. */
    retryDelaysMs: readonly number[]
  }
}

export type SimulatorFactory = (context: SimulatorContext) => ProviderSimulator

/** A payment that is final cannot be approved, declined, cancelled or expired once more. */
export class PaymentClosed extends Error {
  override name = 'PaymentClosed'
}

/** Address of the test payment page. */
export function paymentPageUrl(context: SimulatorContext, id: string, payment: string): string {
  return `${context.origin()}/${id}/pay/${payment}`
}
