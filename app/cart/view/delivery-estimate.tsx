import { useTranslation } from 'react-i18next'
import type { Delivery } from '../../stock/delivery'
import { Icon } from '../../ui/icon'

/** When the whole cart can be shipped. */
export function DeliveryEstimate({ delivery }: { delivery: Delivery | null }) {
  const { t } = useTranslation()
  if (delivery === null) return null
  const { kind, ...when } = delivery
  return (
    <p className="mt-2 flex items-start gap-2 text-sm">
      <Icon name="truck" size={20} className="shrink-0 text-muted" />
      {t(`cart.delivery.${kind}`, when)}
    </p>
  )
}
