import { useTranslation } from '../store/use-translation'
import type { Order } from '../commerce/contract/order'
import { useStore } from '../store/use-shop'
import { arrivalDays } from './arrival-days'
import { Fact } from './fact'

/** Where an order is delivered, how, and when it arrives; to whom gift cards are sent. */
export function Delivered({ order: { customer, shipping } }: { order: Order }) {
  const { t } = useTranslation()
  const { iso } = useStore()
  const { address, gift } = customer
  const point = shipping?.service_point ?? null
  const lines = [
    ...(address ? [`${address.first_name} ${address.last_name}`, address.street, address.street2] : []),
    ...(address ? [`${address.postal_code} ${address.city}`] : []),
    ...(shipping ? [shipping.name] : []),
    ...(point ? [`${point.name}, ${point.street}, ${point.city}`] : []),
    ...(shipping?.arrives ? [t('checkout.arrives', { days: arrivalDays(shipping.arrives, iso) })] : []),
    ...(gift ? [gift.email] : []),
  ]
  return (
    <Fact title={t('confirmation.delivery')}>
      {lines
        .filter((line) => line !== '')
        .map((line) => (
          <span key={line} className="block break-words">
            {line}
          </span>
        ))}
    </Fact>
  )
}
