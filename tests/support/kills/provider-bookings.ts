import { join } from 'node:path'
import { SimulatedPage } from '../../../backend/payments/klarna/simulated-page'
import { fromMinor } from '../../../backend/payments/minor-units'
import { jsonFiles } from '../../../backend/payments/simulator/json-files'
import { SimulatedSession } from '../../../backend/payments/stripe/simulated-session'
import { Checkout } from '../../../backend/payments/walley/simulated-checkout'

/** The captures and refunds of an order's payment, in major units: each capture, and the sum of the refunds. */
export type Bookings = { captures: readonly number[]; refunded: number; isReleased: boolean }

/** The bookings of every approved payment in the records of the simulated providers, each with its order number. */
export async function providerBookings(folder: string): Promise<Entry[]> {
  const pages = await jsonFiles(join(folder, 'klarna', 'pages'), SimulatedPage).all()
  const sessions = await jsonFiles(join(folder, 'stripe', 'sessions'), SimulatedSession).all()
  const checkouts = await jsonFiles(join(folder, 'walley'), Checkout).all()
  return [...pages.flatMap(ofKlarna), ...sessions.flatMap(ofStripe), ...checkouts.flatMap(ofWalley)]
}

type Entry = readonly [number: string, bookings: Bookings]

function ofKlarna({ payment, order }: SimulatedPage): Entry[] {
  if (order === null) return []
  const captures = order.captures.map(({ amount }) => fromMinor(amount))
  return [[payment.merchant_reference1, { captures, refunded: fromMinor(sum(order.refunds)), isReleased: order.cancelled }]]
}

function ofStripe({ metadata, payment }: SimulatedSession): Entry[] {
  if (payment === null) return []
  const captures = payment.received === 0 ? [] : [fromMinor(payment.received)]
  const isReleased = payment.status === 'canceled'
  return [[metadata.order ?? '', { captures, refunded: fromMinor(sum(payment.refunds)), isReleased }]]
}

function ofWalley({ request, order }: Checkout): Entry[] {
  if (order === null) return []
  const captures = order.captured === 0 ? [] : [order.captured]
  return [[request.reference, { captures, refunded: order.refunded, isReleased: order.status === 'Cancelled' }]]
}

const sum = (changes: readonly { amount: number }[]) => changes.reduce((total, { amount }) => total + amount, 0)
