import type { DeliveryPromise } from '../../stock/delivery'
import { deliveryText } from '../../stock/delivery-text'
import { Icon } from '../../ui/icon'
import { useTranslation } from '../../store/use-translation'

/** The day on which the whole cart can be shipped. */
export function DeliveryEstimate({ delivery }: { delivery: DeliveryPromise | null }) {
  const { t } = useTranslation()
  if (delivery === null) return null
  return (
    <p className="mt-2 flex items-start gap-2 text-sm">
      <Icon name="truck" size={20} className="shrink-0 text-muted" />
      {deliveryText(delivery, 'cart', t)}
    </p>
  )
}
