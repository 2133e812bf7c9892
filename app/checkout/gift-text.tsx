import type { Order } from '../commerce/contract/order'
import { useTranslation } from '../store/use-translation'

/** Says to whom and when the gift cards of an order are mailed: at once or on `day` (in words), or with goods when they are sent (decision 029). */
export function GiftText({ order: { shipping, customer }, day }: { order: Order; day: string | null }) {
  const { t } = useTranslation()
  const email = customer.gift?.email
  if (email === undefined) return null
  if (shipping === null) return day === null ? t('order.text.mailedSoon', { email }) : t('order.text.mailedOn', { email, day })
  return day === null ? t('order.text.mailedWithGoods', { email }) : t('order.text.mailedNotBefore', { email, day })
}
