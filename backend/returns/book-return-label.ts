import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import { orders } from '../database/schema/orders'
import { returnLabels, returns } from '../database/schema/returns'
import { withoutValues } from '../database/without-values'
import { enqueueMail } from '../queue/enqueue-mail'
import { lockOrderOf } from '../orders/lock-order'
import { addOrderEvent } from '../orders/order-events'
import type { Services } from '../services'
import { type BookedReturn, BookingRefusal } from '../interfaces/carrier'
import { storeOfId } from '../stores/stores'
import { returnParcel } from './return-parcel'

type Needs = Pick<Services, 'db' | 'now' | 'carriers' | 'log'>

/**
 * Milliseconds after the announcement in which a carrier that does not answer is asked again; then the shopper buys the postage.
 * The job has two attempts left then (retry-pause.ts).
 */
const MAX_AGE_MS = 10 * 3600_000

/**
 * Books the label of a return with its carrier and mails it to the shopper. While the carrier does not answer, or the booking
 * fails in another way, the announcement is mailed without it, the error is thrown for the job to try again, and the label has a
 * mail of its own. `signal` ends the wait for the carrier. Idempotent by the return.
 */
export async function bookReturnLabel(returnId: string, services: Needs, signal?: AbortSignal): Promise<void> {
  const { db, now, carriers, log } = services
  const waiting = await findWaiting(db, returnId)
  if (waiting === null) return
  const { label, order, announced } = waiting
  const bookReturn = carriers[label.carrier].bookReturn
  if (announced.state !== 'announced' || bookReturn === null) return endWaiting(waiting, null, services)
  try {
    const parcel = await returnParcel(db, order, announced)
    await endWaiting(waiting, await bookReturn(parcel, storeOfId(order.store_id).language, signal), services)
  } catch (error) {
    const isLate = now().getTime() - announced.announced_at.getTime() > MAX_AGE_MS
    if (error instanceof BookingRefusal || isLate) {
      log({ level: 'error', event: 'return-label-refused', return: announced.number, error: withoutValues(error).message })
      return endWaiting(waiting, null, services)
    }
    await mailWithoutLabel(waiting, services)
    throw error
  }
}

/**
 * Gives up a label whose job is not tried again, for example because its process ended at each attempt: the
 * shopper buys the postage, and is mailed so.
 */
export async function giveUpReturnLabel(returnId: string, services: Pick<Services, 'db' | 'now'>): Promise<void> {
  const waiting = await findWaiting(services.db, returnId)
  if (waiting !== null) await endWaiting(waiting, null, services)
}

async function findWaiting(db: Database, returnId: string) {
  const [found] = await db
    .select({ label: returnLabels, announced: returns, order: orders })
    .from(returnLabels)
    .innerJoin(returns, eq(returns.id, returnLabels.return_id))
    .innerJoin(orders, eq(orders.id, returns.order_id))
    .where(and(eq(returnLabels.return_id, returnId), eq(returnLabels.state, 'waiting')))
  return found ?? null
}

type Waiting = NonNullable<Awaited<ReturnType<typeof findWaiting>>>

/**
 * Stores the label, or that there is none, and mails it once. Nothing is mailed for a return that is no
 * longer announced, such as a cancelled one.
 */
async function endWaiting(
  { label, order, announced }: Waiting,
  booked: BookedReturn | null,
  { db, now }: Pick<Services, 'db' | 'now'>,
): Promise<void> {
  const at = now()
  const isWaiting = and(eq(returnLabels.return_id, announced.id), eq(returnLabels.state, 'waiting'))
  await db.transaction(async (tx) => {
    // The shopper may cancel the return while the carrier books it: a cancellation waits for this lock.
    await lockOrderOf(tx, order.id)
    const [ended] = await tx.update(returnLabels).set(stored(booked)).where(isWaiting).returning()
    if (ended === undefined || !(await isAnnounced(tx, announced.id))) return
    const type = booked === null ? 'return-label-refused' : 'return-label-booked'
    const detail = { return: announced.number, carrier: label.carrier, tracking_number: booked?.trackingNumber ?? null }
    await addOrderEvent(tx, { order_id: order.id, at, actor: 'shop', type, detail })
    const mail = ended.is_mailed_later ? 'return-label' : 'return-announced'
    await enqueueMail(tx, { type: mail, order_id: order.id, return_id: announced.id }, announced.id, at)
  })
}

const isAnnounced = async (tx: Database, id: string): Promise<boolean> =>
  (await tx.$count(returns, and(eq(returns.id, id), eq(returns.state, 'announced')))) > 0

const stored = (booked: BookedReturn | null) => ({
  state: booked === null ? ('refused' as const) : ('booked' as const),
  tracking_number: booked?.trackingNumber ?? null,
  write_on: booked?.writeOn ?? null,
  pdf: booked?.pdf ?? null,
  qr_text: booked?.qr && 'text' in booked.qr ? booked.qr.text : null,
  qr_png: booked?.qr && 'png' in booked.qr ? booked.qr.png : null,
})

async function mailWithoutLabel({ order, announced }: Waiting, { db, now }: Needs): Promise<void> {
  const isFirst = and(
    ...[eq(returnLabels.return_id, announced.id), eq(returnLabels.state, 'waiting')],
    eq(returnLabels.is_mailed_later, false),
  )
  await db.transaction(async (tx) => {
    await lockOrderOf(tx, order.id)
    if (!(await isAnnounced(tx, announced.id))) return
    const [first] = await tx.update(returnLabels).set({ is_mailed_later: true }).where(isFirst).returning()
    if (first === undefined) return
    const about = { order_id: order.id, return_id: announced.id }
    await enqueueMail(tx, { type: 'return-announced', ...about }, announced.id, now())
  })
}
