import { giftCount } from '../checkout/gift-count'
import type { OrderDetail } from '../commerce/contract/order-detail'
import { useTranslation } from '../store/use-translation'

type Event = OrderDetail['events'][number]

/**
 * The history of an order, newest first. `times` are the times of the events in words. An order without a parcel
 * is mailed, and neither packed nor sent.
 */
export function OrderHistory({ detail: { order, events }, times, money }: OrderHistoryProps) {
  const hasParcel = order.shipping !== null
  const { t } = useTranslation()
  const words = ({ type, amount, is_credit: isCredit, place }: Event): string => {
    if (type === 'point-changed') return t('order.event.point-changed', { place: place ?? '' })
    if (type === 'refund-requested' || type === 'refunded') {
      return t(`order.event.${isCredit ? CREDITS[type] : type}`, { amount: money(amount ?? 0) })
    }
    if (type === 'delivered' && !hasParcel) return t('order.event.mailed', { count: giftCount(order) })
    return t(`order.event.${type}`)
  }
  const rows = events
    .map((event, at) => ({ event, time: times[at] ?? '' }))
    .filter(({ event }) => hasParcel || (event.type !== 'packed' && event.type !== 'shipped'))
    .reverse()
  return (
    <section>
      <h2 className="text-lg">{t('order.history')}</h2>
      <ol className="mt-3 grid gap-3">
        {rows.map(({ event, time }, at) => (
          <li key={`${event.at} ${at}`}>
            {words(event)}
            <p className="text-sm text-muted tabular-nums">
              <time dateTime={event.at}>{t('order.history.time', { time })}</time>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

const CREDITS = { 'refund-requested': 'credit-requested', refunded: 'credited' } as const

type OrderHistoryProps = {
  detail: OrderDetail
  times: readonly string[]
  money: (amount: number) => string
}
