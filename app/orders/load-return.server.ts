import { servicePointsOf } from '../checkout/checkout-data.server'
import type { OrderReturns } from '../commerce/contract/return'
import { round } from '../commerce/contract/round'
import { pageNotFound } from '../commerce/page-failure.server'
import type { Needs } from '../server/request-context.server'
import { dateFormat } from '../store/intl-formats'
import { formatMoney } from '../store/money'
import type { Store } from '../store/store'
import { storeOfCurrency } from '../store/stores'
import { requireOrderAccess } from './order-access.server'
import { labelView } from './return-label-view.server'
import { returnedParcel } from './tracking-view'

/** Maximum number of drop-off points shown. */
const MAX_POINTS = 3

/** The order whose returns are shown, and the path of the page that shows them. */
export type ReturnPlace = { orderId: string; path: string }
export type LoadedReturn = Awaited<ReturnType<typeof loadReturn>>
export type ReturnFormData = Awaited<ReturnType<typeof loadReturnForm>>
export type ReturnView = Awaited<ReturnType<typeof viewOf>>

/**
 * The form of an order's returns, or the return with this number (404 when the order has no such
 * return). Throws the redirect to the login.
 */
export async function loadReturn(place: ReturnPlace, number: string | null, context: Needs<'visitor' | 'backend' | 'logins'>) {
  const { orderId } = place
  const { call } = requireOrderAccess(orderId, context)
  const { answer } = await call('orderReturns', { params: { id: orderId } })
  const { store } = context.visitor
  if (number === null) return { kind: 'form' as const, form: loadReturnForm(answer, place, store) }
  const shown = answer.returns.find((one) => one.number === number)
  if (shown === undefined) throw pageNotFound()
  return { kind: 'return' as const, shown: await viewOf(shown, answer, place, context) }
}

function loadReturnForm(
  {
    number,
    currency,
    is_sent,
    buyer,
    settled_by: settledBy,
    withdraw_until,
    complain_until,
    label_offer: label,
    lines,
    returns,
  }: OrderReturns,
  place: ReturnPlace,
  store: Store,
) {
  const { iso } = store
  return {
    ...place,
    number,
    isSent: is_sent,
    isCompany: buyer === 'company',
    settledBy,
    lines,
    withdrawUntil: withdraw_until === null ? null : longDay(withdraw_until, iso),
    complainUntil: complain_until === null ? null : longDay(complain_until, iso),
    label: label && { carrier: label.carrier, price: moneyIn(currency, store)(label.price) },
    earlier: returns.map((one) => ({ number: one.number, state: one.state })),
    // The same form announces one return, however often it is submitted.
    id: crypto.randomUUID(),
  }
}

async function viewOf(
  one: OrderReturns['returns'][number],
  { number: orderNumber, currency }: OrderReturns,
  place: ReturnPlace,
  context: Needs<'visitor' | 'backend'>,
) {
  const { store } = context.visitor
  const money = moneyIn(currency, store)
  const moneyOrNull = (amount: number) => (amount === 0 ? null : money(amount))
  const { label, refund, send_by } = one
  const isOpen = one.state === 'announced'
  const points =
    label !== null && isOpen ? await servicePointsOf(context, label.drop_off.delivery, label.drop_off.postal_code) : null
  return {
    ...place,
    orderNumber,
    id: one.id,
    number: one.number,
    state: one.state,
    way: one.way,
    refusal: one.refusal,
    lines: one.lines,
    freightPaidBy: one.freight_paid_by,
    sendBy: send_by === null ? null : longDay(send_by, store.iso),
    goodsTotal: money(one.goods_total),
    labelPrice: one.label_price === 0 ? null : { price: money(one.label_price), deducted: money(-one.label_price) },
    refund: refund && {
      state: refund.state,
      isCredit: refund.is_credit,
      amount: moneyOrNull(refund.amount),
      onCards: moneyOrNull(refund.gift_card_amount),
      rest: moneyOrNull(round(refund.amount - refund.gift_card_amount, 2)),
    },
    label: label === null || !isOpen ? null : labelView(label, { orderId: place.orderId, language: store.language }),
    parcel: one.parcel === null ? null : returnedParcel(one.parcel, store.iso),
    points: points === null || points === 'away' ? null : points.slice(0, MAX_POINTS),
  }
}

/** Amounts in the currency of an order, in the words of the storefront that shows it. */
function moneyIn(currency: string, store: Store): (amount: number) => string {
  const own = storeOfCurrency(currency, store)
  return (amount) => formatMoney(amount, { ...store, currency: own.currency, currencyDigits: own.currencyDigits })
}

const longDay = (day: string, iso: string): string =>
  dateFormat(iso, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day))
