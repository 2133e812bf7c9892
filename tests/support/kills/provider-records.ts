import { join } from 'node:path'
import { SimulatedPage } from '../../../backend/payments/klarna/simulated-page'
import { fromMinor } from '../../../backend/payments/minor-units'
import type { ProviderId } from '../../../app/commerce/contract/payment'
import { jsonFiles } from '../../../backend/payments/simulator/json-files'
import { SimulatedSession } from '../../../backend/payments/stripe/simulated-session'
import { amountOf, Checkout } from '../../../backend/payments/walley/simulated-checkout'

/**
 * A payment that a shopper approved, as its provider has it. `reference` is the provider's id of its session; `amount` is in the
 * currency's major unit. `held`: reserved or taken, and not given back.
 */
export type ProviderPayment = { provider: ProviderId; reference: string; order: string; amount: number; held: boolean }

/** The approved payments in the records of the simulated providers. */
export async function providerPayments(folder: string): Promise<ProviderPayment[]> {
  const pages = await jsonFiles(join(folder, 'klarna', 'pages'), SimulatedPage).all()
  const sessions = await jsonFiles(join(folder, 'stripe', 'sessions'), SimulatedSession).all()
  const checkouts = await jsonFiles(join(folder, 'walley'), Checkout).all()
  return [...pages.flatMap(ofKlarna), ...sessions.flatMap(ofStripe), ...checkouts.flatMap(ofWalley)]
}

function ofKlarna({ session_id, payment, order }: SimulatedPage): ProviderPayment[] {
  if (order === null) return []
  const held = !order.cancelled && isLeft(order.order_amount, order.refunds)
  const amount = fromMinor(order.order_amount)
  return [{ provider: 'klarna', reference: session_id, order: payment.merchant_reference1, amount, held }]
}

function ofStripe({ id, metadata, payment }: SimulatedSession): ProviderPayment[] {
  if (payment === null) return []
  const held = payment.status !== 'canceled' && isLeft(payment.amount, payment.refunds)
  return [{ provider: 'stripe', reference: id, order: metadata.order ?? '', amount: fromMinor(payment.amount), held }]
}

function ofWalley({ privateId, request, order }: Checkout): ProviderPayment[] {
  if (order === null) return []
  const held = order.status !== 'Cancelled' && order.status !== 'Returned'
  return [{ provider: 'walley-b2c', reference: privateId, order: request.reference, amount: amountOf(request), held }]
}

const isLeft = (amount: number, refunds: readonly { amount: number }[]) =>
  refunds.reduce((sum, refund) => sum + refund.amount, 0) < amount
