import type { Hono, HonoRequest } from 'hono'
import { z } from 'zod'
import { parse, readJson, readQuery } from '../http/parse'
import { notFound } from '../refusal'
import type { Services } from '../services'
import { addParcel, ParcelChange } from '../staff/add-parcel'
import { Cancellation, cancelConfirmedOrder } from '../staff/cancel-order'
import { DeliverOrderRequest, deliverOrder } from '../staff/deliver-order'
import { issueByStaff, listGiftCards, resendGiftCards, Resending, voidGiftCard } from '../staff/gift-cards'
import { listOrders, OrdersQuery } from '../staff/list-orders'
import { packOrder } from '../staff/pack-order'
import { recordPayment } from '../staff/record-payment'
import { RefundRequest, refundOrder } from '../staff/refund-by-staff'
import { RepeatRequest, repeatRefund } from '../staff/repeat-refund'
import { restockPieces, Restocking } from '../staff/restock-pieces'
import { returnUndelivered, Undelivered } from '../staff/return-undelivered'
import { Shipment, shipOrder } from '../staff/ship-order'
import { showOrder } from '../staff/show-order'

/**
 * Orders, by their number: list and show them, pack and send, mark as delivered, come back or paid, cancel and
 * refund them. A repeated call counts once.
 */
export function mountStaffOrders(admin: Hono, services: Services): void {
  const { db } = services

  admin.get('/orders', async ({ req, json }) => json(await listOrders(services, parse(OrdersQuery, readQuery(req.url), 'query'))))

  admin.get('/orders/:number', async ({ req, json }) => json(await showOrder(db, numberOf(req))))

  admin.post('/orders/:number/pack', async ({ req, body }) => {
    await packOrder(numberOf(req), services)
    return body(null, 204)
  })

  admin.post('/orders/:number/parcels', async ({ req, body }) => {
    await addParcel(numberOf(req), parse(ParcelChange, await readJson(req.raw), 'body'), services)
    return body(null, 204)
  })

  admin.post('/orders/:number/ship', async ({ req, body }) => {
    await shipOrder(numberOf(req), parse(Shipment, await readJson(req.raw), 'body'), services)
    return body(null, 204)
  })

  admin.post('/orders/:number/deliver', async ({ req, body }) => {
    await deliverOrder(numberOf(req), parse(DeliverOrderRequest, await readJson(req.raw), 'body'), services)
    return body(null, 204)
  })

  admin.post('/orders/:number/undelivered', async ({ req, body }) => {
    await returnUndelivered(numberOf(req), parse(Undelivered, await readJson(req.raw), 'body'), services)
    return body(null, 204)
  })

  admin.post('/orders/:number/restock', async ({ req, json }) =>
    json(await restockPieces(numberOf(req), parse(Restocking, await readJson(req.raw), 'body'), services)),
  )

  admin.post('/orders/:number/paid', async ({ req, body }) => {
    await recordPayment(numberOf(req), services)
    return body(null, 204)
  })

  admin.post('/orders/:number/cancel', async ({ req, body }) => {
    await cancelConfirmedOrder(numberOf(req), parse(Cancellation, await readJson(req.raw), 'body'), services)
    return body(null, 204)
  })

  admin.post('/orders/:number/refunds', async ({ req, json }) =>
    json(await refundOrder(numberOf(req), parse(RefundRequest, await readJson(req.raw), 'body'), services)),
  )

  admin.post('/orders/:number/refunds/repeat', async ({ req, json }) =>
    json(await repeatRefund(numberOf(req), parse(RepeatRequest, await readJson(req.raw), 'body'), services)),
  )
}

/** The gift cards of an order: list them, mail them again, make them, and void one by its id. */
export function mountStaffGiftCards(admin: Hono, services: Services): void {
  admin.get('/orders/:number/gift-cards', async ({ req, json }) => json(await listGiftCards(services.db, numberOf(req))))

  admin.post('/orders/:number/gift-cards/resend', async ({ req, body }) => {
    await resendGiftCards(numberOf(req), parse(Resending, await readJson(req.raw), 'body'), services)
    return body(null, 204)
  })

  admin.post('/orders/:number/gift-cards/issue', async ({ req, body }) => {
    await issueByStaff(numberOf(req), services)
    return body(null, 204)
  })

  admin.post('/gift-cards/:id/void', async ({ req, body }) => {
    const id = z.uuid().safeParse(req.param('id'))
    if (!id.success) throw notFound('The gift card')
    await voidGiftCard(id.data, services)
    return body(null, 204)
  })
}

/** The number of the path; 404 for what cannot be one. */
function numberOf(req: HonoRequest): string {
  const number = req.param('number') ?? ''
  if (!/^[a-z]{2}\d{1,12}$/i.test(number)) throw notFound(`The order ${number}, whose number is not one such as SE100001,`)
  return number
}
