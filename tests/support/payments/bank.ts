import { join } from 'node:path'
import { SimulatedPage } from '../../../backend/payments/klarna/simulated-page'
import { fromMinor, toMinor } from '../../../backend/payments/minor-units'
import { type JsonFiles, jsonFiles } from '../../../backend/payments/simulator/json-files'
import { SimulatedSession } from '../../../backend/payments/stripe/simulated-session'
import { amountOf, Checkout, storeOfCheckout } from '../../../backend/payments/walley/simulated-checkout'

/** The state of a charge at the provider. `released` and `refunded`: the money was given back. */
export type Charge = {
  state: 'none' | 'authorized' | 'captured' | 'released' | 'refunded'
  amount: number
  currency: string
  orderNumber: string
}

/** A payment that the provider has recorded otherwise than the shop asked for. `more` is added to the amount. */
export type Alteration = { more?: number; currency?: 'SEK' | 'NOK'; captured?: true }

/** The providers' own records, read from the simulators' files: what is true whatever the shop believes. */
export class Bank {
  private readonly klarna: JsonFiles<SimulatedPage>
  private readonly stripe: JsonFiles<SimulatedSession>
  private readonly walley: JsonFiles<Checkout>

  constructor(folder: string) {
    this.klarna = jsonFiles(join(folder, 'klarna', 'pages'), SimulatedPage)
    this.stripe = jsonFiles(join(folder, 'stripe', 'sessions'), SimulatedSession)
    this.walley = jsonFiles(join(folder, 'walley'), Checkout)
  }

  /** The charge of the payment at this page. */
  async charge(page: string): Promise<Charge> {
    const { provider, id } = partsOf(page)
    if (provider === 'klarna') return klarnaCharge(found(await this.klarna.find(id)))
    if (provider === 'stripe') return stripeCharge(found(await this.stripe.find(id)))
    return walleyCharge(found(await this.walley.find(id)))
  }

  /** Changes the record of a paid payment. */
  async alter(page: string, alteration: Alteration): Promise<void> {
    const { provider, id } = partsOf(page)
    if (provider === 'klarna') await this.klarna.change(id, (record) => alteredKlarna(record, alteration))
    else if (provider === 'stripe') await this.stripe.change(id, (record) => alteredStripe(record, alteration))
    else await this.walley.change(id, (record) => alteredWalley(record, alteration))
  }
}

/** The address of a test payment page is `/{provider}/pay/{id}`. */
function partsOf(page: string): { provider: string; id: string } {
  const [, provider = '', , id = ''] = new URL(page).pathname.split('/')
  return { provider, id }
}

function found<T>(record: T | null): T {
  if (record === null) throw new Error('The provider has no record of this payment')
  return record
}

const sum = (changes: readonly { amount: number }[]) => changes.reduce((total, { amount }) => total + amount, 0)

function klarnaCharge({ order, payment }: SimulatedPage): Charge {
  const about = { currency: payment.purchase_currency, orderNumber: payment.merchant_reference1 }
  if (order === null) return { ...about, state: 'none', amount: 0 }
  const captured = sum(order.captures)
  if (captured === 0) {
    return { ...about, state: order.cancelled ? 'released' : 'authorized', amount: fromMinor(order.order_amount) }
  }
  return { ...about, state: sum(order.refunds) === captured ? 'refunded' : 'captured', amount: fromMinor(captured) }
}

function alteredKlarna(page: SimulatedPage, { more = 0, currency, captured }: Alteration): SimulatedPage {
  const { order, payment } = page
  if (order === null) throw new Error('Only a paid payment can be altered')
  const order_amount = order.order_amount + toMinor(more)
  const captures = captured ? [{ key: 'by-the-provider', amount: order_amount }] : order.captures
  const purchase_currency = currency ?? payment.purchase_currency
  return { ...page, payment: { ...payment, purchase_currency }, order: { ...order, order_amount, captures } }
}

function stripeCharge({ payment, currency, metadata }: SimulatedSession): Charge {
  const about = { currency: currency.toUpperCase(), orderNumber: metadata.order ?? '' }
  if (payment === null) return { ...about, state: 'none', amount: 0 }
  if (payment.status !== 'succeeded') {
    return { ...about, state: payment.status === 'canceled' ? 'released' : 'authorized', amount: fromMinor(payment.amount) }
  }
  const isRefunded = sum(payment.refunds) === payment.received
  return { ...about, state: isRefunded ? 'refunded' : 'captured', amount: fromMinor(payment.received) }
}

function alteredStripe(session: SimulatedSession, { more = 0, currency, captured }: Alteration): SimulatedSession {
  const { payment } = session
  if (payment === null) throw new Error('Only a paid payment can be altered')
  const amount = payment.amount + toMinor(more)
  const taken = captured ? ({ status: 'succeeded', received: amount } as const) : {}
  return { ...session, currency: currency?.toLowerCase() ?? session.currency, payment: { ...payment, amount, ...taken } }
}

const WALLEY_STATES = {
  NotActivated: 'authorized',
  PartActivated: 'authorized',
  Activated: 'captured',
  Returned: 'refunded',
  Cancelled: 'released',
} as const

function walleyCharge({ order, request }: Checkout): Charge {
  const { currency } = storeOfCheckout(request)
  const about = { currency, orderNumber: request.reference }
  if (order === null) return { ...about, state: 'none', amount: 0 }
  return { ...about, state: WALLEY_STATES[order.status], amount: amountOf(request) }
}

function alteredWalley(checkout: Checkout, { more = 0, currency, captured }: Alteration): Checkout {
  const { request, order } = checkout
  if (order === null) throw new Error('Only a paid payment can be altered')
  const wrong = { id: 'wrong', description: 'wrong', unitPrice: more, quantity: 1, vat: 0 }
  const items = more === 0 ? request.cart.items : [...request.cart.items, wrong]
  const countryCode = currency === undefined ? request.countryCode : currency === 'SEK' ? 'SE' : 'NO'
  const amount = amountOf({ ...request, cart: { items } })
  const taken = captured ? ({ status: 'Activated', captured: amount } as const) : {}
  return { ...checkout, request: { ...request, countryCode, cart: { items } }, order: { ...order, ...taken } }
}
