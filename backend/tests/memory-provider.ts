import { isDeepStrictEqual } from 'node:util'
import type { ProviderId } from '../../app/commerce/contract/payment'
import { OWN_PROVIDERS } from './own-providers'
import {
  type Attempt,
  type KeptBy,
  type PayableOrder,
  type PaymentProvider,
  type PaymentProviders,
  type PaymentStatus,
  ProviderOutage,
  ProviderRefusal,
  type ReturnUrls,
  WebhookRefusal,
} from '../interfaces/provider'

/** A payment as this provider keeps it. `captured` and `refunded` are what was taken and given back, by the key of the call. */
export type MemoryPayment = {
  attempt: Attempt
  order: PayableOrder
  urls: ReturnUrls
  status: PaymentStatus
  captured: Map<string, number>
  refunded: Map<string, number>
  begun: number
}

/**
 * A payment provider in memory whose payments stay open until a test sets their state. It ends, captures and refunds as a real
 * one does, and answers nothing while `isDown`.
 */
export class MemoryProvider implements PaymentProvider {
  /** By the provider's reference, in the order in which they were begun. */
  readonly payments = new Map<string, MemoryPayment>()
  isDown = false
  capturesParts = true
  /** Set to refuse every order with this code. */
  refusesWith: string | null = null
  /** Set to open payments, capture and refund without answering. */
  losesAnswers = false
  refusesRefunds = false
  /** Set while it examines payments, as Klarna does for fraud: they stay open and cannot be ended. */
  isExamining = false
  /** Set to let authorizations be extended. */
  extend?: PaymentProvider['extend']
  /** Set to decline charges without the shopper with this reason. */
  declinesCharges: string | null = null

  /** The state of each page on which a card is entered, and by what each charge was made. */
  readonly cards = new Map<string, 'open' | 'kept' | 'expired'>()
  readonly charged: string[] = []

  constructor(readonly id: ProviderId = 'stripe') {}

  begin = async (order: PayableOrder, attempt: Attempt, urls: ReturnUrls) => {
    await this.answer()
    if (this.refusesWith !== null) throw new ProviderRefusal('The order is not accepted', this.refusesWith)
    const reference = `session-${attempt.id}`
    const before = this.payments.get(reference)
    const status = { state: 'open', amount: 0, currency: attempt.currency, orderReference: null, reason: null } as const
    const none = { captured: new Map<string, number>(), refunded: new Map<string, number>() }
    if (before === undefined) this.payments.set(reference, { attempt, order, urls, status, ...none, begun: 1 })
    else if (isDeepStrictEqual([order, urls], [before.order, before.urls])) before.begun += 1
    else throw new ProviderRefusal('The idempotency key was used for another payment', 'idempotency_error')
    this.loseAnswer()
    return { reference, redirectUrl: `https://pay.example/${reference}` }
  }

  chargeAgain = async (order: PayableOrder, attempt: Attempt, former: KeptBy | null) => {
    await this.answer()
    const reference = `charge-${attempt.id}`
    if (!this.hasCard(former)) throw new ProviderRefusal('No card was kept', 'no-saved-card')
    if (!this.payments.has(reference)) {
      const failed = {
        state: 'failed',
        amount: 0,
        currency: attempt.currency,
        orderReference: null,
        reason: this.declinesCharges,
      } as const
      const none = { captured: new Map<string, number>(), refunded: new Map<string, number>() }
      this.charged.push(former?.reference ?? '')
      const payment = { attempt, order, urls: { success: '', cancel: '', notify: '' }, status: failed, ...none, begun: 0 }
      this.payments.set(reference, payment)
      if (this.declinesCharges === null) this.pay(payment)
    }
    this.loseAnswer()
    return { reference }
  }

  findCharge = async ({ id }: Attempt) => {
    await this.answer()
    return this.payments.has(`charge-${id}`) ? { reference: `charge-${id}` } : null
  }

  cardPages: PaymentProvider['cardPages'] = {
    begin: async ({ id }) => {
      await this.answer()
      this.cards.set(`card-${id}`, 'open')
      return { reference: `card-${id}`, redirectUrl: `https://pay.example/card-${id}` }
    },
    read: async (reference) => {
      await this.answer()
      return this.cards.get(reference) ?? 'expired'
    },
    end: async (reference) => {
      await this.answer()
      if (this.cards.get(reference) === 'open') this.cards.set(reference, 'expired')
    },
  }

  read = async (attempt: Attempt) => {
    await this.answer()
    return this.of(attempt).status
  }

  capture = async (attempt: Attempt, _orderReference: string, amount: number, key: string) => {
    await this.answer()
    const payment = this.of(attempt)
    payment.captured.set(key, amount)
    const { state, captured = 0, ...status } = payment.status
    if (state === 'authorized') payment.status = { ...status, state: 'captured', amount: captured + amount }
    this.loseAnswer()
  }

  cancel = async (attempt: Attempt) => {
    await this.answer()
    if (this.isExamining) throw new ProviderRefusal('The payment is being examined', 'examined')
    const payment = this.of(attempt)
    const { state, captured = 0, ...status } = payment.status
    if (state === 'authorized' && captured > 0) payment.status = { ...status, state: 'captured', amount: captured }
    else if (state === 'open' || state === 'authorized') payment.status = { ...status, state: 'cancelled', amount: 0 }
  }

  refund = async (attempt: Attempt, _orderReference: string, amount: number, key: string) => {
    await this.answer()
    if (this.refusesRefunds) throw new ProviderRefusal('The refund is not possible', 'too-late')
    this.of(attempt).refunded.set(key, amount)
    this.loseAnswer()
  }

  parseWebhook: PaymentProvider['parseWebhook'] = async ({ headers, rawBody }) => {
    if (headers.get('x-signature') !== 'valid') return Promise.reject(new WebhookRefusal('The signature is wrong'))
    const [eventId = '', reference = '', id = null] = rawBody.split(' ')
    return Promise.resolve({ eventId, type: 'payment-changed', attempt: id === null ? { reference } : { id, reference } })
  }

  /** The payment that was begun last. */
  get last(): MemoryPayment {
    const payment = [...this.payments.values()].at(-1)
    if (payment === undefined) throw new Error('No payment was begun')
    return payment
  }

  /** The shopper pays what was asked for, or what the changes say. */
  pay(payment: MemoryPayment, changes: Partial<PaymentStatus> = {}): void {
    const { id, amount, currency } = payment.attempt
    payment.status = { state: 'authorized', amount, currency, orderReference: `order-${id}`, reason: null, ...changes }
  }

  private hasCard(former: KeptBy | null): boolean {
    if (former === null) return false
    const state = this.cards.get(former.reference ?? '') ?? this.of(former).status.state
    return state === 'kept' || state === 'authorized' || state === 'captured'
  }

  private of({ reference }: KeptBy): MemoryPayment {
    const payment = this.payments.get(reference ?? '')
    if (payment === undefined) throw new ProviderRefusal(`There is no payment ${reference}`, 'not-found')
    return payment
  }

  private loseAnswer(): void {
    if (this.losesAnswers) throw new ProviderOutage('The connection broke')
  }

  /** Lets other work run first, as a call over the network does. */
  private async answer(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve))
    if (this.isDown) throw new ProviderOutage(`${this.id} does not answer`)
  }
}

/** These providers in every store, beside the shop's own invoice. */
export const withProviders = (...providers: readonly PaymentProvider[]): PaymentProviders => ({
  of: (store) => [...providers, ...OWN_PROVIDERS.of(store)],
  find: (id, storeId) => providers.find((provider) => provider.id === id) ?? OWN_PROVIDERS.find(id, storeId),
})
