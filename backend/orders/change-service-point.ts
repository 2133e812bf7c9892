import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { ServicePointRequest } from '../../app/commerce/contract/order-detail'
import { type OrderRow, orders } from '../database/schema/orders'
import type { Scope } from '../http/endpoints'
import { Refusal } from '../refusal'
import type { Services } from '../services'
import { CarrierOutage, type ServicePoint } from '../interfaces/carrier'
import { servicePointOf } from '../shipping/service-points'
import { findStore } from '../stores/stores'
import { allowedActions } from './allowed-actions'
import { lockOrder } from './lock-order'
import { orderAnswer } from './order-answer'
import { addOrderEvent } from './order-events'
import { storedShipping } from './stored-order'

type Wanted = z.output<typeof ServicePointRequest>
type Needs = Pick<Services, 'db' | 'now' | 'carriers' | 'log'>

/**
 * Sends an order that is not packed to another service point of its delivery; its price stays. The same point again changes
 * nothing. Refused with 409 `order-status` when it is too late or the order has no service point, 409 `service-point-changed` for
 * a place that is not offered near the postal code, 503 `carrier-unavailable`.
 */
export async function changeServicePoint(row: OrderRow, wanted: Wanted, scope: Scope, services: Needs): Promise<null> {
  const point = await offeredPoint(row, wanted, scope, services)
  await services.db.transaction(async (tx) => {
    const { order } = await lockOrder(tx, row.number)
    const { allowed, current } = stateOf(order)
    if (!allowed) throw new Refusal(409, 'order-status', `The service point of order ${row.number} cannot be changed any more`)
    if (current?.id === point.id) return
    const { id, name, street, postalCode: postal_code, city } = point
    const stored = storedShipping.read(order.shipping)
    const shipping = storedShipping.write({ ...stored, service_point: { id, name, street, postal_code, city } })
    await tx.update(orders).set({ shipping }).where(eq(orders.id, order.id))
    const detail = { from: current?.id ?? null, to: id, place: `${name}, ${street}, ${city}` }
    await addOrderEvent(tx, { order_id: order.id, at: services.now(), actor: 'shopper', type: 'point-changed', detail })
  })
  return null
}

function stateOf(row: OrderRow) {
  const order = orderAnswer(row, [])
  const none = { deliveredOn: null, canPay: false, canBegin: false, canReturn: false, canWithdraw: false }
  const { change_point: allowed } = allowedActions(order, none)
  return { allowed, current: order.shipping?.service_point ?? null, methodId: order.shipping?.id ?? '' }
}

async function offeredPoint(row: OrderRow, wanted: Wanted, { language }: Scope, services: Needs): Promise<ServicePoint> {
  const store = findStore(row.store_id)
  if (store === undefined) throw new Error(`Order ${row.number} belongs to the unknown store ${row.store_id}`)
  const { methodId } = stateOf(row)
  const query = { methodId, postalCode: wanted.postal_code, store, language }
  try {
    const point = await servicePointOf(services.carriers, wanted.service_point, query)
    if (point === null) throw new Refusal(409, 'service-point-changed', 'The chosen service point is not offered there')
    return point
  } catch (error) {
    if (!(error instanceof CarrierOutage)) throw error
    services.log({ level: 'error', event: 'service-points-unavailable', delivery: methodId, error: error.message })
    throw new Refusal(503, 'carrier-unavailable', 'The carrier does not answer')
  }
}
