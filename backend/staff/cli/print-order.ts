import { z } from 'zod'
import { CARRIER_NAMES } from '../../interfaces/carrier'

const time = z.string().transform((text) => text.slice(0, 16).replace('T', ' '))
const money = z.number().transform((amount) => amount.toFixed(2))

const Line = z.object({
  quantity: z.number(),
  withdrawn: z.number().default(0),
  sku: z.string(),
  name: z.string(),
  price: z.number(),
  deposit: z.number().default(0),
})
const Detail = z.record(z.string(), z.unknown())
const Shipping = z.object({
  name: z.string(),
  carrier: z.string(),
  post_number: z.string().nullable(),
  service_point: z
    .object({ id: z.string(), name: z.string(), street: z.string(), postal_code: z.string(), city: z.string() })
    .nullable(),
})
const Company = z.object({ name: z.string(), organisation_number: z.string(), reference: z.string() })
const Shown = z.object({
  order: z.object({
    number: z.string(),
    placed_at: time,
    status: z.string(),
    cancel_reason: z.string().nullable(),
    gift_cards: z.array(z.object({ last4: z.string(), amount: money })),
    total: money,
    deposit_total: z.number().default(0),
    withdrawn_total: z.number().default(0),
    currency: z.string(),
    items: z.array(Line),
    message: z.string(),
    shipping: Shipping.nullable(),
    customer: z.object({
      email: z.string(),
      mobile: z.string(),
      address: Detail.nullable(),
      billing: Detail.nullable().default(null),
      company: Company.nullable(),
    }),
  }),
  payments: z.array(z.object({ provider: z.string(), state: z.string(), amount: money, order_reference: z.string().nullable() })),
  refunds: z.array(
    z.object({ requested_at: time, amount: money, gift_card_amount: money, state: z.string(), reason: z.string() }),
  ),
  parcels: z.array(
    z.object({
      carrier: z.string(),
      tracking_number: z.string(),
      delivered_at: time.nullable(),
      returned_at: time.nullable(),
    }),
  ),
  history: z.array(z.object({ at: time, actor: z.string(), type: z.string(), detail: Detail })),
})

/** An order with its payment, refunds, parcels and history as lines for the terminal. Times are in UTC, amounts include VAT. */
export function wholeOrder(answer: unknown): string[] {
  const { order, payments, refunds, parcels, history } = Shown.parse(answer)
  const { number, placed_at, status, cancel_reason, total, currency, items, shipping, customer, message } = order
  // The attempt of an invoice does not tell whether it was paid; the history does.
  const isPaid = history.some(({ type }) => type === 'paid')
  const partsOf = (address: Record<string, unknown> | null) => Object.values(address ?? {}).filter((part) => part !== '')
  return [
    `${number}  ${placed_at}  ${status}${cancel_reason === null ? '' : ` (${cancel_reason})`}  ${total} ${currency}`,
    [customer.email, customer.mobile, ...partsOf(customer.address)].join(', '),
    ...(customer.company === null ? [] : [companyLine(customer.company)]),
    ...(customer.billing === null ? [] : [`Invoice to: ${partsOf(customer.billing).join(', ')}`]),
    ...(message === '' ? [] : [`Message: ${message}`]),
    ...items.map(itemLine),
    ...(order.deposit_total > 0 ? [`Deposits: ${order.deposit_total.toFixed(2)} ${currency}`] : []),
    ...(order.withdrawn_total > 0 ? [`Taken out before dispatch: ${order.withdrawn_total.toFixed(2)} ${currency}`] : []),
    ...(shipping === null ? [] : deliveryLines(shipping)),
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

function companyLine({ name, organisation_number, reference }: z.output<typeof Company>): string {
  return `Company: ${name}, ${organisation_number}${reference === '' ? '' : `, reference ${reference}`}`
}

/** The booking with the carrier: its id for `ship`, the service point, and the customer's number there. */
function deliveryLines({ name, carrier, service_point: point, post_number: postNumber }: z.output<typeof Shipping>): string[] {
  const id = Object.entries(CARRIER_NAMES).find(([, shown]) => shown === carrier)?.[0]
  return [
    `Delivery: ${name}, ${id === undefined ? carrier : `--carrier ${id}`}`,
    ...(point === null ? [] : [`Service point: ${point.id}, ${point.name}, ${point.street}, ${point.postal_code} ${point.city}`]),
    ...(postNumber === null ? [] : [`Customer’s number at the carrier: ${postNumber}`]),
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
