import { eq } from 'drizzle-orm'
import type { OrderReturn, ReturnRequest } from '../../app/commerce/contract/return'
import type { Database } from '../database/database'
import { type OrderRow, orders } from '../database/schema/orders'
import { returnLines, returns } from '../database/schema/returns'
import { notFound, Refusal } from '../refusal'
import { enqueueMail } from '../queue/enqueue-mail'
import { addOrderEvent } from '../orders/order-events'
import type { Services } from '../services'
import { addDays, localDay } from '../stores/local-day'
import { type FactLine, loadOrderFacts, type OrderFacts, piecesToReturn } from '../order-facts/order-facts'
import { readReturn } from './return-answer'
import { requestLabel } from './request-label'
import { openReasonsOf } from './open-reasons'
import { SENDING_DAYS } from './return-periods'
import { mayBeSent, returnWay } from './return-transport'
import { withdrawByReturn } from './withdraw-by-return'

type AskedLine = ReturnRequest['lines'][number]
type Rules = { facts: OrderFacts; open: readonly string[] }

/**
 * Announces a return of an order. Idempotent by its id. Refused with 409 `return-not-sent` before the order is sent, and with 409
 * `return-refused` when a line may not come back: each error names the line (`lines.2`) and why (`too-many`, `too-late`,
 * `gift-card`, `paid-back` when all that was paid was given back, `unknown`).
 */
export async function announceReturn(
  { id: orderId }: Pick<OrderRow, 'id'>,
  request: ReturnRequest,
  { db, now, carriers }: Pick<Services, 'db' | 'now' | 'carriers'>,
): Promise<OrderReturn> {
  const at = now()
  return db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
    if (order === undefined) throw notFound('The order')
    const facts = await loadOrderFacts(tx, order)
    if (!facts.returns.some(({ id }) => id === request.id)) await storeReturn(tx, { order, facts, request, carriers }, at)
    return readReturn(tx, order, request.id)
  })
}

type Announced = { order: OrderRow; facts: OrderFacts; request: ReturnRequest; carriers: Services['carriers'] }

async function storeReturn(tx: Database, { order, facts, request, carriers }: Announced, at: Date): Promise<void> {
  const { store } = facts
  if (!facts.isSent) throw new Refusal(409, 'return-not-sent', `Order ${order.number} is not sent yet: it can be cancelled`)
  const today = localDay(at, store.timeZone)
  const lines = allowedLines(request.lines, { facts, open: await openReasonsOf(tx, order.id, facts, today) })
  const way = returnWay(lines.map(({ is_sent, quantity, of }) => ({ is_sent, grams: of.grams * quantity })))
  const number = `${order.number}-R${facts.returns.length + 1}`
  const added = await tx
    .insert(returns)
    .values({
      id: request.id,
      order_id: order.id,
      number,
      state: 'announced',
      way,
      announced_at: at,
      message: request.message,
      send_by: way === 'none' ? null : addDays(today, SENDING_DAYS),
    })
    .onConflictDoNothing({ target: returns.id })
    .returning({ id: returns.id })
  // The id belongs to a return of another order, which must not be revealed.
  if (added.length === 0) throw notFound('The return')
  await tx.insert(returnLines).values(
    lines.map(({ position, quantity, reason, condition, is_sent }) => ({
      return_id: request.id,
      position,
      quantity,
      reason,
      condition,
      is_sent,
    })),
  )
  await withdrawByReturn(tx, order, { facts, request, at })
  await addOrderEvent(tx, { order_id: order.id, at, actor: 'shopper', type: 'return-announced', detail: { return: number, way } })
  const isBooked =
    way === 'parcel' && (await requestLabel(tx, request.id, { lines, isBought: request.buys_label, store, carriers }, at))
  // With a label the mail is sent once the carrier has answered (book-return-label.ts).
  if (!isBooked) await enqueueMail(tx, { type: 'return-announced', order_id: order.id, return_id: request.id }, request.id, at)
}

/** The lines as they are stored; throws a Refusal that names each line that may not come back. */
function allowedLines(asked: readonly AskedLine[], rules: Rules) {
  const errors = asked.flatMap((line) => {
    const why = refusalOf(line, asked, rules)
    return why === null ? [] : [{ path: `lines.${line.position}`, message: why }]
  })
  if (errors.length > 0) throw new Refusal(409, 'return-refused', 'Some lines may not come back', errors)
  return asked.flatMap((line) => {
    const of = rules.facts.lines.find(({ position }) => position === line.position)
    return of === undefined ? [] : [{ ...line, of, is_sent: mayBeSent({ ...line, battery: of.battery }) }]
  })
}

function refusalOf(
  { position, quantity, reason }: AskedLine,
  asked: readonly AskedLine[],
  { facts, open }: Rules,
): string | null {
  const line: FactLine | undefined = facts.lines.find((one) => one.position === position)
  if (line === undefined || asked.filter((one) => one.position === position).length > 1) return 'unknown'
  if (line.is_gift_card) return 'gift-card'
  if (quantity > piecesToReturn(facts, line)) return 'too-many'
  if (facts.settledBy !== null) return 'paid-back'
  return open.includes(reason) ? null : 'too-late'
}
