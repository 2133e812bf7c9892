import { and, eq } from 'drizzle-orm'
import type { DeliverTo } from '../../app/commerce/contract/subscription'
import type { Database } from '../database/database'
import { subscriptions } from '../database/schema/subscriptions'
import { Refusal } from '../refusal'
import { storedCustomer, storedShipping } from '../orders/stored-order'
import type { Services } from '../services'
import { CarrierOutage, type ServicePoint } from '../interfaces/carrier'
import { isPostalCode } from '../shipping/geography/places'
import { findServicePoints } from '../shipping/service-points'
import { storeOfId } from '../stores/stores'
import type { SubscriptionRow } from './quote-delivery'
import { isOfOrder } from './is-of-order'

type Needs = Pick<Services, 'db' | 'carriers' | 'log'>

/**
 * The service point that a new address is for: `null` for a delivery to the door, or where
 * there is none near. `kept`: that of before.
 */
export type NewPoint = ServicePoint | 'kept' | null

/**
 * The service point for a new address: the nearest to its postal code, or the present one if the postal code stays. The
 * carrier is asked before anything is locked. Refused with 503 `carrier-unavailable` when it does not answer, 422
 * `postal-code` for a code that the country does not have.
 */
export async function pointNear(
  { to, subscriptionId, orderId }: { to: DeliverTo; subscriptionId: string; orderId: string },
  { db, carriers, log }: Needs,
): Promise<NewPoint> {
  const isSubscription = and(eq(subscriptions.id, subscriptionId), isOfOrder(orderId))
  const [subscription] = await db.select().from(subscriptions).where(isSubscription)
  if (subscription === undefined || subscription.shipping === null) return 'kept'
  const store = storeOfId(subscription.store_id)
  if (!isPostalCode(bare(to.postal_code), store.countryCode)) throw new Refusal(422, 'postal-code', 'No such postal code')
  const { id: methodId, service_point: point } = storedShipping.read(subscription.shipping)
  if (point !== null && isSamePostalCode(subscription, to)) return 'kept'
  try {
    const query = { methodId: methodId ?? '', postalCode: to.postal_code, store, language: store.language }
    return (await findServicePoints(carriers, query))[0] ?? null
  } catch (error) {
    if (!(error instanceof CarrierOutage)) throw error
    log({ level: 'error', event: 'service-points-unavailable', delivery: methodId, error: error.message })
    throw new Refusal(503, 'carrier-unavailable', 'The carrier does not answer')
  }
}

/** Whether a new address has the postal code of the present one; it decides the freight and the service point. */
export const isSamePostalCode = ({ customer }: Pick<SubscriptionRow, 'customer'>, to: DeliverTo): boolean =>
  bare(storedCustomer.read(customer).postal_code ?? '') === bare(to.postal_code)

const bare = (code: string): string => code.replaceAll(' ', '')

/** Stores the address of the next deliveries. The row must be locked. Returns the changed subscription. */
export async function storeAddress(
  tx: Database,
  subscription: SubscriptionRow,
  to: DeliverTo,
  point: NewPoint,
): Promise<SubscriptionRow> {
  const customer = storedCustomer.write({ ...storedCustomer.read(subscription.customer), ...to })
  const shipping = withPoint(subscription.shipping, point)
  await tx.update(subscriptions).set({ customer, shipping }).where(eq(subscriptions.id, subscription.id))
  return { ...subscription, customer, shipping }
}

function withPoint(shipping: unknown, point: NewPoint): unknown {
  if (shipping === null || point === 'kept') return shipping
  const service_point = point && {
    id: point.id,
    name: point.name,
    street: point.street,
    postal_code: point.postalCode,
    city: point.city,
  }
  return storedShipping.write({ ...storedShipping.read(shipping), service_point })
}
