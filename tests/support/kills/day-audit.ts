import type { JobState } from '../../../backend/database/schema/jobs'
import type { ReceivedMessage } from '../../../backend/mail/tests/smtp-server'
import { keyHash } from '../../../backend/mail/transport/mime-message'
import type { DayOrder } from './day-order'
import type { Bookings } from './provider-bookings'

export type JobRow = { key: string; state: JobState; error: string | null }

/**
 * The records of a day: the shop's jobs, the providers' bookings by order number, the entries of gift cards by order id,
 * and the mails that the mail server took.
 */
export type Day = {
  orders: readonly DayOrder[]
  rows: readonly JobRow[]
  bookings: readonly (readonly [number: string, booked: Bookings])[]
  ledger: readonly { order_id: string; amount: number }[]
  mails: readonly ReceivedMessage[]
}

/**
 * `leftToPeople`: mails that were sent, but of which the shop does not know it, because their
 * workers were killed twice (decision 025).
 */
type Findings = { problems: string[]; sentTwice: number; leftToPeople: number }

const isMail = ({ key }: Pick<JobRow, 'key'>) => !/^(capture|refund|gift-cards):/.test(key)

/**
 * The violations of a day: each mail must have been taken once or twice, each capture, refund, renewal and entry of a gift card
 * made exactly once, and no other job left over.
 */
export function problemsOfDay({ orders, rows, bookings, ledger, mails }: Day): Findings {
  const leftToPeople = rows.filter((row) => isMail(row) && row.state === 'dead')
  const unfinished = rows.filter((row) => row.state !== 'done' && !leftToPeople.includes(row))
  const taken = timesTaken(mails)
  const problems = [
    ...unfinished.map(({ key, state, error }) => `${key} is ${state}: ${error ?? 'never failed'}`),
    ...mailProblems({ orders, rows }, taken),
    ...orders.flatMap((order) => moneyProblems(order, { bookings, ledger })),
    ...strangers(orders, bookings).map((number) => `${number}: charged, though nobody ordered it`),
  ]
  const sentTwice = [...taken.values()].filter((times) => times === 2).length
  return { problems, sentTwice, leftToPeople: leftToPeople.length }
}

/** How often each mail was taken, by the hash of its key. */
function timesTaken(mails: Day['mails']): Map<string, number> {
  const taken = new Map<string, number>()
  for (const { content } of mails) {
    const id = /^Message-ID: <([\da-f]{32})@/im.exec(content)?.[1] ?? 'a mail without Message-ID'
    taken.set(id, (taken.get(id) ?? 0) + 1)
  }
  return taken
}

function mailProblems({ orders, rows }: Pick<Day, 'orders' | 'rows'>, taken: ReadonlyMap<string, number>): string[] {
  const keys = rows.filter(isMail).map(({ key }) => key)
  const missing = orders.flatMap(({ number, mails }) =>
    mails.filter((key) => !keys.includes(key)).map((key) => `${number}: no mail ${key}`),
  )
  const expected = orders.reduce((sum, { refunds }) => sum + refunds, 0)
  const moneyBack = keys.filter((key) => key.startsWith('money-back:')).length
  const timesWrong = keys.flatMap((key) => {
    const times = taken.get(keyHash({ key })) ?? 0
    const least = mayBeUnsent(key, orders) ? 0 : 1
    return times < least || times > 2 ? [`the mail ${key} was sent ${times} times`] : []
  })
  return [...missing, ...timesWrong, ...(moneyBack === expected ? [] : [`${expected} refunds and ${moneyBack} mails of them`])]
}

/**
 * An order that is cancelled before its confirmation is sent has the mail about the cancellation alone. One that
 * is paid or cancelled needs no receipt.
 */
const mayBeUnsent = (key: string, orders: readonly DayOrder[]): boolean =>
  orders.some(({ id, mails }) => {
    const isCancelled = mails.includes(`order-cancelled:${id}`)
    if (key === `order-awaits-payment:${id}`) return isCancelled || mails.includes(`order-received:${id}`)
    return key === `order-received:${id}` && isCancelled
  })

function moneyProblems({ id, number, booked, ledger }: DayOrder, day: Pick<Day, 'bookings' | 'ledger'>): string[] {
  const found = day.bookings.filter(([of]) => of === number).map(([, bookings]) => bookings)
  const entries = day.ledger.filter(({ order_id }) => order_id === id).map(({ amount }) => amount)
  const expected = booked === null ? [] : [booked]
  return [
    ...(same(found, expected) ? [] : [`${number}: booked ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`]),
    ...(same(entries, ledger) ? [] : [`${number}: on gift cards ${entries.join(', ')}, not ${ledger.join(', ')}`]),
  ]
}

const strangers = (orders: readonly DayOrder[], bookings: Day['bookings']): string[] =>
  bookings.map(([number]) => number).filter((number) => !orders.some((order) => order.number === number))

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
