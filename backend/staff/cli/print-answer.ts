import { z } from 'zod'
import type { StaffCommand } from './command'
import { giftCardLines } from './print-gift-cards'
import { offerLines } from './print-offers'
import { wholeOrder } from './print-order'
import { returnLines, wholeReturn } from './print-returns'
import { staffAccountLines } from './staff-accounts'
import { terminationLines, withdrawalLines } from './print-statements'
import { subscriptionLines, wholeSubscription } from './print-subscriptions'

const time = z.string().transform((text) => text.slice(0, 16).replace('T', ' '))
const money = z.number().transform((amount) => amount.toFixed(2))

const Orders = z.object({
  orders: z.array(
    z.object({
      number: z.string(),
      placed_at: time,
      status: z.string(),
      total: money,
      currency: z.string(),
      email: z.string(),
      payment_due: z.string().nullable(),
      owed: money.nullable(),
    }),
  ),
  page: z.number(),
  has_more: z.boolean(),
})
const Jobs = z.object({
  jobs: z.array(z.object({ id: z.number(), key: z.string(), attempts: z.number(), due_at: time, error: z.string().nullable() })),
})
const Reviews = z.object({
  reviews: z.array(z.object({ id: z.string(), sku: z.string(), stars: z.number(), title: z.string(), text: z.string() })),
  page: z.number(),
  has_more: z.boolean(),
})
const Preview = z.object({ url: z.string() })
const Newsletter = z.object({ readers: z.number(), sent: z.number() })
const Refund = z.object({
  amount: z.number(),
  currency: z.string(),
  is_credit: z.boolean().default(false),
  on_cards: z.number().default(0),
})

const Restocked = z.object({ lines: z.array(z.object({ sku: z.string(), added: z.number(), before: z.number() })) })

/** An answer as lines for the terminal. Times are in UTC, amounts include VAT. */
export function printAnswer(print: StaffCommand['print'], answer: unknown): string[] {
  switch (print) {
    case 'orders':
      return orderLines(Orders.parse(answer))
    case 'order':
      return wholeOrder(answer)
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
      const { amount, currency, is_credit: isCredit, on_cards: onCards } = Refund.parse(answer)
      const written = (part: number) => `${part.toFixed(2)} ${currency}`
      if (!isCredit) return [`${written(amount)} will be given back.`]
      const credited = `${written(amount - onCards)} will be credited: the invoice is not paid, so no money moves.`
      return onCards > 0 ? [credited, `${written(onCards)} are back on the gift cards that paid.`] : [credited]
    }
    case 'restocked':
      return Restocked.parse(answer).lines.map(restockedLine)
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

const restockedLine = ({ sku, added, before }: z.output<typeof Restocked>['lines'][number]): string =>
  added === 0
    ? `${sku}: nothing to do, already back in stock of this order: ${before}.`
    : `${sku}: ${added} put back into the stock, ${before + added} of this order in all.`

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

const orNone = <T>(rows: readonly T[], line: (row: T) => string): string[] => (rows.length === 0 ? ['None.'] : rows.map(line))
