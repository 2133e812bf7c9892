import { z } from 'zod'
import type { StaffCommand } from './command'
import { giftCardLines } from './print-gift-cards'
import { offerLines } from './print-offers'
import { returnLines, wholeReturn } from './print-returns'
import { staffAccountLines } from './print-staff-accounts'
import { terminationLines, withdrawalLines } from './print-statements'
import { subscriptionLines, wholeSubscription } from './print-subscriptions'

const time = z.string().transform((text) => text.slice(0, 16).replace('T', ' '))
const money = z.number().transform((amount) => amount.toFixed(2))

const Orders = z.object({
  orders: z.array(
    z.object({
      ...{ number: z.string(), placed_at: time, status: z.string(), total: money, currency: z.string(), email: z.string() },
      ...{ payment_due: z.string().nullable(), owed: money.nullable() },
    }),
  ),
  page: z.number(),
  has_more: z.boolean(),
})
const Line = z.object({
  quantity: z.number(),
  withdrawn: z.number().default(0),
  sku: z.string(),
  name: z.string(),
  price: z.number(),
  deposit: z.number().default(0),
})
const Detail = z.record(z.string(), z.unknown())
const Shown = z.object({
  order: z.object({
    ...{ number: z.string(), placed_at: time, status: z.string(), cancel_reason: z.string().nullable() },
    gift_cards: z.array(z.object({ last4: z.string(), amount: money })),
    ...{
      total: money,
      deposit_total: z.number().default(0),
      withdrawn_total: z.number().default(0),
      currency: z.string(),
      items: z.array(Line),
      message: z.string(),
    },
    shipping: z.object({ name: z.string() }).nullable(),
    customer: z.object({
      email: z.string(),
      mobile: z.string(),
      address: Detail.nullable(),
      billing: Detail.nullable().default(null),
    }),
  }),
  payments: z.array(z.object({ provider: z.string(), state: z.string(), amount: money, order_reference: z.string().nullable() })),
  refunds: z.array(
    z.object({ requested_at: time, amount: money, gift_card_amount: money, state: z.string(), reason: z.string() }),
  ),
  parcels: z.array(
    z.object({
      ...{ carrier: z.string(), tracking_number: z.string() },
      ...{ delivered_at: time.nullable(), returned_at: time.nullable() },
    }),
  ),
  history: z.array(z.object({ at: time, actor: z.string(), type: z.string(), detail: Detail })),
})
const Jobs = z.object({
  jobs: z.array(z.object({ id: z.number(), key: z.string(), attempts: z.number(), due_at: time, error: z.string().nullable() })),
})
const Reviews = z.object({
  reviews: z.array(z.object({ id: z.string(), sku: z.string(), stars: z.number(), title: z.string(), text: z.string() })),
  ...{ page: z.number(), has_more: z.boolean() },
})
const Preview = z.object({ url: z.string() })
const Newsletter = z.object({ readers: z.number(), sent: z.number() })
const Refund = z.object({ amount: money, currency: z.string() })

/** An answer as lines for the terminal. Times are in UTC, amounts include VAT. */
export function printAnswer(print: StaffCommand['print'], answer: unknown): string[] {
  switch (print) {
    case 'orders':
      return orderLines(Orders.parse(answer))
    case 'order':
      return wholeOrder(Shown.parse(answer))
    case 'jobs':
      return orNone(Jobs.parse(answer).jobs, (job) => `${job.id}  ${job.key}  ${job.attempts} attempts  ${job.error ?? ''}`)
    case 'reviews': {
      const { reviews, ...paged } = Reviews.parse(answer)
      const lines = orNone(reviews, ({ id, sku, stars, title, text }) => `${id}  ${sku}  ${stars}/5  ${title}: ${text}`)
      return withMore(lines, paged)
    }
    case 'withdrawals':
      return withdrawalLines(answer)
    case 'terminations':
      return terminationLines(answer)
    case 'returns':
      return returnLines(answer)
    case 'return':
      return wholeReturn(answer)
    case 'subscriptions':
      return subscriptionLines(answer)
    case 'subscription':
      return wholeSubscription(answer)
    case 'refund': {
      const { amount, currency } = Refund.parse(answer)
      return [`${amount} ${currency} will be given back.`]
    }
    case 'gift-cards':
      return giftCardLines(answer)
    case 'offers':
      return offerLines(answer)
    case 'staff':
      return staffAccountLines(answer)
    case 'preview':
      return [Preview.parse(answer).url]
    case 'newsletter': {
      const { readers, sent } = Newsletter.parse(answer)
      const had =
        sent === readers ? '' : ` ${readers - sent} of ${readers} readers have had this page since it was last published.`
      return [(sent === 1 ? '1 mail will be sent.' : `${sent} mails will be sent.`) + had]
    }
    case 'done':
      return ['Done.']
  }
}

function orderLines({ orders, page, has_more }: z.output<typeof Orders>): string[] {
  const lines = orNone(orders, ({ number, placed_at, status, total, currency, email, payment_due, owed }) =>
    [
      ...[number.padEnd(10), placed_at, status.padEnd(9), total.padStart(10), currency, email],
      ...(payment_due === null || owed === null || Number(owed) === 0 ? [] : [`owes ${owed}, due ${payment_due}`]),
    ].join('  '),
  )
  return withMore(lines, { page, has_more })
}

const withMore = (lines: string[], { page, has_more }: { page: number; has_more: boolean }): string[] =>
  has_more ? [...lines, `More: --page ${page + 1}`] : lines

function wholeOrder({ order, payments, refunds, parcels, history }: z.output<typeof Shown>): string[] {
  const { number, placed_at, status, cancel_reason, total, currency, items, shipping, customer, message } = order
  // The attempt of an invoice does not tell whether it was paid; the history does.
  const isPaid = history.some(({ type }) => type === 'paid')
  const partsOf = (address: Record<string, unknown> | null) => Object.values(address ?? {}).filter((part) => part !== '')
  return [
    `${number}  ${placed_at}  ${status}${cancel_reason === null ? '' : ` (${cancel_reason})`}  ${total} ${currency}`,
    [customer.email, customer.mobile, ...partsOf(customer.address)].join(', '),
    ...(customer.billing === null ? [] : [`Invoice to: ${partsOf(customer.billing).join(', ')}`]),
    ...(message === '' ? [] : [`Message: ${message}`]),
    ...items.map(itemLine),
    ...(order.deposit_total > 0 ? [`Deposits: ${order.deposit_total.toFixed(2)} ${currency}`] : []),
    ...(order.withdrawn_total > 0 ? [`Taken out before dispatch: ${order.withdrawn_total.toFixed(2)} ${currency}`] : []),
    ...(shipping === null ? [] : [`Delivery: ${shipping.name}`]),
    ...parcels.flatMap(parcelLines),
    ...order.gift_cards.map((card) => `Gift card: ...${card.last4} ${card.amount}`),
    ...payments.map(({ provider, state, amount, order_reference: reference }) =>
      `Payment: ${provider} ${provider === 'invoice' && isPaid ? 'paid' : state} ${amount} ${reference ?? ''}`.trimEnd(),
    ),
    ...history.flatMap(({ detail: { missing } }) =>
      typeof missing === 'number' ? [`Not captured: ${missing.toFixed(2)} ${currency}`] : [],
    ),
    ...refunds.map(
      (refund) =>
        `Refund: ${refund.requested_at} ${refund.amount}, onto gift cards ${refund.gift_card_amount} ${refund.state} (${refund.reason})`,
    ),
    'History:',
    ...history.map(({ at, actor, type, detail }) => `  ${at}  ${actor.padEnd(7)}  ${type}  ${described(detail)}`.trimEnd()),
  ]
}

/** A line with the pieces to pack, and how many of those that were bought are not sent. */
function itemLine({ quantity, withdrawn, sku, name, price, deposit }: z.output<typeof Line>): string {
  const left = withdrawn === 0 ? '' : `  (${quantity} bought, ${withdrawn} taken out)`
  return `  ${quantity - withdrawn} x ${sku}  ${name}  ${price.toFixed(2)}${deposit > 0 ? ` + ${deposit.toFixed(2)} deposit` : ''}${left}`
}

function parcelLines(parcel: z.output<typeof Shown>['parcels'][number]): string[] {
  const { carrier, tracking_number, delivered_at, returned_at } = parcel
  return [
    `Parcel: ${carrier} ${tracking_number}`,
    ...(delivered_at === null ? [] : [`  delivered ${delivered_at}`]),
    ...(returned_at === null ? [] : [`  came back ${returned_at}`]),
  ]
}

const described = (detail: Readonly<Record<string, unknown>>): string =>
  Object.entries(detail)
    .flatMap(([name, value]) => (value === null ? [] : [`${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`]))
    .join(' ')

const orNone = <T>(rows: readonly T[], line: (row: T) => string): string[] => (rows.length === 0 ? ['None.'] : rows.map(line))
