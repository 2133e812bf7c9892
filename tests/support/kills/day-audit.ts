import type { JobState } from '../../../backend/database/schema/jobs'
import type { ReceivedMessage } from '../../../backend/mail/tests/smtp-server'
import { keyHash } from '../../../backend/mail/transport/mime-message'
import { type DayOrder, REFUND } from './day-order'
import type { Bookings } from './provider-bookings'

export type JobRow = { key: string; state: JobState; error: string | null }

/** The records of a day: the shop's jobs, the providers' bookings by order number, and the mails that the mail server took. */
export type Day = {
  orders: readonly DayOrder[]
  rows: readonly JobRow[]
  bookings: ReadonlyMap<string, Bookings>
  mails: readonly ReceivedMessage[]
}

/** `leftToPeople`: mails that were sent, but of which the shop does not know it, because their workers were killed twice (decision 025). */
type Findings = { problems: string[]; sentTwice: number; leftToPeople: number }

const isMail = ({ key }: Pick<JobRow, 'key'>) => !/^(capture|refund):/.test(key)

/** The violations of a day: each mail must have been taken once or twice, each capture and each refund made exactly once, and no other job left over. */
export function problemsOfDay({ orders, rows, bookings, mails }: Day): Findings {
  const taken = new Map<string, number>()
  for (const { content } of mails) {
    const id = /^Message-ID: <([\da-f]{32})@/im.exec(content)?.[1] ?? 'a mail without Message-ID'
    taken.set(id, (taken.get(id) ?? 0) + 1)
  }
  const enqueued = new Set(rows.map(({ key }) => key))
  const leftToPeople = rows.filter((row) => isMail(row) && row.state === 'dead')
  const problems = rows
    .filter((row) => row.state !== 'done' && !leftToPeople.includes(row))
    .map(({ key, state, error }) => `${key} is ${state}: ${error ?? 'never failed'}`)
  for (const order of orders) {
    for (const type of mailsOf(order)) {
      if (!enqueued.has(`${type}:${order.id}`)) problems.push(`${order.number}: no mail "${type}"`)
    }
    problems.push(...moneyProblems(order, bookings.get(order.number)))
  }
  const mailKeys = rows.filter(isMail).map(({ key }) => key)
  for (const key of mailKeys) {
    const times = taken.get(keyHash({ key })) ?? 0
    if (times < 1 || times > 2) problems.push(`the mail ${key} was sent ${times} times`)
  }
  const refunds = orders.filter(({ ending }) => ending === 'refunded').length
  const moneyBack = mailKeys.filter((key) => key.startsWith('money-back:')).length
  if (moneyBack !== refunds) problems.push(`${refunds} refunds and ${moneyBack} mails of them`)
  const sentTwice = [...taken.values()].filter((times) => times === 2).length
  return { problems, sentTwice, leftToPeople: leftToPeople.length }
}

/** The mails that an order leads to, but for that of a refund, whose key names the refund. */
function mailsOf({ ending }: DayOrder): string[] {
  if (ending === 'cancelled') return ['order-received', 'order-cancelled']
  return ['order-received', 'dispatched', ...(ending === 'delivered' ? ['delivered'] : [])]
}

function moneyProblems({ number, payment, total, ending }: DayOrder, booked: Bookings | undefined): string[] {
  if (payment === 'invoice') return []
  if (booked === undefined) return [`${number}: the provider has no payment`]
  const { captures, refunded, isReleased } = booked
  const expected = ending === 'cancelled' ? [] : [total]
  const back = ending === 'refunded' ? REFUND : 0
  const problems = []
  if (JSON.stringify(captures) !== JSON.stringify(expected))
    problems.push(`${number}: captured ${captures.join(' and ')}, not ${total}`)
  if (refunded !== back) problems.push(`${number}: given back ${refunded}, not ${back}`)
  if (isReleased !== (ending === 'cancelled')) problems.push(`${number}: ${ending}, released: ${isReleased}`)
  return problems
}
