import { useTranslation } from '../store/use-translation'
import { formatMoney } from '../store/money'
import { useStore } from '../store/use-shop'
import { Button } from '../ui/button'
import { RadioCard, RadioCards } from '../ui/radio-card'
import type { CheckoutFields } from './checkout-fields'
import type { Offer, ServicePointOffer } from './choices'
import { FormSection } from './form-section'
import { ServicePointFields } from './service-point-fields'
import { useFieldError } from './use-field-error'

/** How the order is delivered, when it arrives, and where it is collected. Without scripts a button applies the choice. */
export function DeliverySection({ step, fields, offer, chosen, arrivals, servicePoints, servicePoint }: DeliverySectionProps) {
  const { t } = useTranslation()
  const store = useStore()
  const error = useFieldError(fields.shipping_method)
  return (
    <FormSection step={step} title={t('checkout.shipping')}>
      <RadioCards legend={<span className="sr-only">{t('checkout.shipping')}</span>} error={error}>
        {offer.deliveries.map((delivery) => (
          <RadioCard
            key={delivery.id}
            name={fields.shipping_method.name}
            value={delivery.id}
            defaultChecked={delivery.id === chosen}
            label={delivery.name}
            description={`${t('checkout.arrives', { days: arrivals[delivery.id] ?? '' })} · ${delivery.description}`}
            aside={delivery.price === 0 ? t('checkout.shipping.free') : formatMoney(delivery.price, store)}
          />
        ))}
      </RadioCards>
      {servicePoints !== null && <ServicePointFields field={fields.service_point} points={servicePoints} chosen={servicePoint} />}
      <div className="[@media(scripting:enabled)]:hidden">
        <Button name="intent" value="update" look="secondary" formNoValidate>
          {t('checkout.update')}
        </Button>
      </div>
    </FormSection>
  )
}

type DeliverySectionProps = {
  step: number
  fields: CheckoutFields
  offer: Offer
  /** The id of the chosen delivery. */
  chosen: string | null
  /** By delivery, the days of arrival in words. */
  arrivals: Readonly<Record<string, string>>
  servicePoints: ServicePointOffer
  servicePoint: string | null
}
