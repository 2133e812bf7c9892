import { asc, eq } from 'drizzle-orm'
import type { Order } from '../../app/commerce/contract/order'
import { PRODUCT_TYPE } from '../../app/commerce/contract/product-type'
import { type OrderTracking, TRACKED_STEPS, type TrackedStep } from '../../app/commerce/contract/tracking'
import type { Database } from '../database/database'
import { orderEvents } from '../database/schema/order-history'
import type { Scope } from '../http/endpoints'
import { returnedPieces } from '../returns/returned-pieces'
import type { Services } from '../services'
import { CarrierOutage } from '../interfaces/carrier'
import { servicePointOf } from '../shipping/service-points'
import { loadOrder } from '../orders/load-order'
import { loadParcels } from '../orders/load-parcels'
import { keptLines } from '../orders/kept-lines'

type Needs = Pick<Services, 'db' | 'carriers' | 'log'>
type TrackedDelivery = NonNullable<OrderTracking['delivery']>

/** The tracking of an order, without anything about the customer; 404 for an unknown id. */
export async function loadTracking(id: string, scope: Scope, services: Needs): Promise<OrderTracking> {
  const order = await loadOrder(services.db, id)
  const [returned, steps, parcels, delivery] = await Promise.all([
    returnedPieces(services.db, id),
    loadSteps(services.db, order),
    loadParcels(id, scope.language, services),
    deliveryOf(order, scope, services),
  ])
  const lines = order.items.map((item, position) => ({ ...item, returned: returned.get(position) ?? 0 }))
  const items = keptLines(lines).map(({ name, quantity, type, returned: back }) => ({
    name,
    quantity,
    is_gift_card: type === PRODUCT_TYPE.giftCard,
    returned: back,
  }))
  return {
    number: order.number,
    placed_at: order.placed_at,
    status: order.status,
    items,
    steps,
    delivery,
    parcels,
    gift_cards: items.some(({ is_gift_card }) => is_gift_card) ? { deliver_on: order.customer.gift?.deliver_on ?? null } : null,
  }
}

/** The steps of the order's history that a shopper knows by name, oldest first. Orders of the first releases have no history. */
async function loadSteps(db: Database, { id, placed_at }: Order): Promise<OrderTracking['steps']> {
  const { at, type } = orderEvents
  const events = await db.select({ at, type }).from(orderEvents).where(eq(orderEvents.order_id, id)).orderBy(asc(orderEvents.id))
  const steps = events.flatMap((event) => {
    const step = stepOf(event.type)
    return step === undefined ? [] : [{ at: event.at.toISOString(), step }]
  })
  return steps.some(({ step }) => step === 'placed') ? steps : [{ at: placed_at, step: 'placed' }, ...steps]
}

const stepOf = (type: string): TrackedStep | undefined => TRACKED_STEPS.find((step) => step === type)

async function deliveryOf(order: Order, scope: Scope, services: Needs): Promise<TrackedDelivery | null> {
  const { shipping } = order
  if (shipping === null) return null
  const { name, arrives, service_point: point } = shipping
  if (point === null) return { name, arrives, service_point: null }
  return { name, arrives, service_point: { ...point, hours: await hoursOf(point.id, order, scope, services) } }
}

/** The current opening hours from the carrier; null when it does not answer, or no longer knows the place. */
async function hoursOf(
  pointId: string,
  { number, shipping, customer }: Order,
  { store, language }: Scope,
  { carriers, log }: Needs,
): Promise<NonNullable<TrackedDelivery['service_point']>['hours']> {
  const postalCode = customer.address?.postal_code ?? ''
  try {
    const point = await servicePointOf(carriers, pointId, { methodId: shipping?.id ?? '', postalCode, store, language })
    return point?.hours.map(({ days, opens, closes }) => ({ days: [...days], opens, closes })) ?? null
  } catch (error) {
    if (!(error instanceof CarrierOutage)) throw error
    log({ level: 'error', event: 'opening-hours-unavailable', order: number, error: error.message })
    return null
  }
}
