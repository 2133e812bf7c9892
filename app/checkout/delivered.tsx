import { useTranslation } from '../store/use-translation'
import type { Order } from '../commerce/contract/order'
import { Fact } from './fact'

/** Where an order is delivered, how, and when it arrives; to whom gift cards are sent. */
export function Delivered({ order: { customer, shipping }, arrives }: { order: Order; arrives: string | null }) {
  const { t } = useTranslation()
  const { address, gift } = customer
  const point = shipping?.service_point ?? null
  const lines = [
    ...(address ? [`${address.first_name} ${address.last_name}`, address.street, address.street2] : []),
    ...(address ? [`${address.postal_code} ${address.city}`] : []),
    ...(shipping ? [shipping.name] : []),
    ...(point ? [`${point.name}, ${point.street}, ${point.city}`] : []),
    ...(arrives === null ? [] : [t('checkout.arrives', { days: arrives })]),
    ...(gift ? [gift.email] : []),
  ]
  return (
    <Fact title={t('confirmation.delivery')}>
      {lines
        .filter((line) => line !== '')
        .map((line, at) => (
          <span key={at} className="block break-words">
            {line}
          </span>
        ))}
    </Fact>
  )
}
