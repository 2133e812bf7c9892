import type { Order } from '../commerce/contract/order'
import { useTranslation } from '../store/use-translation'
import { giftCount } from './gift-count'

/**
 * Says to whom and when the gift cards of an order are mailed: at once or on `day` (in words), or with
 * goods when they are sent (decision 029).
 */
export function GiftText({ order, day }: { order: Order; day: string | null }) {
  const { t } = useTranslation()
  const { shipping } = order
  const email = order.customer.gift?.email
  if (email === undefined) return null
  const count = giftCount(order)
  if (day === null) return t(shipping === null ? 'order.text.mailedSoon' : 'order.text.mailedWithGoods', { email, count })
  return t(shipping === null ? 'order.text.mailedOn' : 'order.text.mailedNotBefore', { email, day, count })
}
