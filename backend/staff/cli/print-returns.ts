import { z } from 'zod'
import { OrderReturn } from '../../../app/commerce/contract/return'

const Listed = z.object({
  returns: z.array(
    z.object({
      number: z.string(),
      state: z.string(),
      way: z.string(),
      announced_at: z.string(),
      send_by: z.string().nullable(),
      email: z.string(),
      arrived_at: z.string().nullish(),
    }),
  ),
})
const Shown = z.object({
  return: OrderReturn,
  order: z.string(),
  currency: z.string(),
  message: z.string(),
  given_back: z.array(z.object({ at: z.string(), amount: z.number(), reason: z.string() })).default([]),
})

/** Returns as lines for the terminal, one each. */
export function returnLines(answer: unknown): string[] {
  const { returns } = Listed.parse(answer)
  if (returns.length === 0) return ['None.']
  return returns.map(({ number, state, way, announced_at, send_by, email, arrived_at }) =>
    [
      number.padEnd(13),
      announced_at.slice(0, 10),
      state,
      way,
      send_by === null ? 'nothing is sent' : `by ${send_by}`,
      email,
      ...(state === 'announced' && arrived_at ? [`ARRIVED ${arrived_at.slice(0, 10)}`] : []),
    ].join('  '),
  )
}

/** A return with its goods and money as lines for the terminal. Amounts include VAT. */
export function wholeReturn(answer: unknown): string[] {
  const { return: shown, order, currency, message, given_back } = Shown.parse(answer)
  const { number, state, way, freight_paid_by, goods_total, lines, refund, refusal, label, label_price } = shown
  return [
    `${number}  ${state}  of order ${order}  ${way === 'none' ? 'nothing is sent' : `${way}, freight paid by the ${freight_paid_by}`}`,
    ...lines.map(
      ({ quantity, name, reason, condition, battery, is_sent }) =>
        `  ${quantity} x ${name}  ${reason}, ${condition}${battery === null ? '' : `, ${battery} battery`}${is_sent ? '' : '  MUST NOT BE MAILED'}`,
    ),
    ...(label === null || label.booking === null ? [] : [`Label: ${label.carrier}, ${trackingOf(label.booking)}`]),
    `Paid for the goods: ${goods_total.toFixed(2)} ${currency}`,
    ...given_back.map(
      ({ at, amount, reason }) =>
        `Given back before, by an amount: ${amount.toFixed(2)} ${currency} on ${at.slice(0, 10)} (${reason})`,
    ),
    ...(label_price > 0 ? [`Label bought, to deduct once: ${label_price.toFixed(2)} ${currency}`] : []),
    ...(refund === null ? [] : [`Refund: ${refund.amount.toFixed(2)} ${currency} ${refund.state}`]),
    ...(refusal === null ? [] : [`Refused: ${refusal}`]),
    ...(message === '' ? [] : [`Message: ${message}`]),
  ]
}

const trackingOf = (booking: NonNullable<NonNullable<OrderReturn['label']>['booking']>): string =>
  booking.state === 'booked' ? booking.tracking_number : 'not booked yet'
