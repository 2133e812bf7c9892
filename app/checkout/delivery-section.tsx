import { Fragment } from 'react'
import { useTranslation } from '../store/use-translation'
import { useAmountIncludingVat } from '../pricing/use-amount-including-vat'
import { Button } from '../ui/button'
import { RadioCard, RadioCards } from '../ui/radio-card'
import type { DeliveryOption } from '../commerce/contract/checkout'
import { arrivalText } from './arrival-text'
import { CheckoutField } from './checkout-field'
import type { CheckoutOffer, Choice, ServicePointOffer } from './choices'
import { deliveryGroups } from './delivery-groups'
import { FormSection } from './form-section'
import { useFormField } from './use-form-state'
import { ServicePointFields } from './service-point-fields'
import { useIsNet } from './use-is-net'

/**
 * The choice of the delivery, with the day on which it arrives and the place where it is collected: the places of the chosen
 * delivery stand below it. Without scripts a button applies the choice.
 */
export function DeliverySection({ offer, choice, arrivals, servicePoints, servicePoint }: DeliverySectionProps) {
  const { t } = useTranslation()
  const owed = useAmountIncludingVat(useIsNet(choice))
  const chosen = choice.delivery?.id ?? null
  const { id, name, error } = useFormField('shipping_method')
  const groups = deliveryGroups(offer.deliveries)
  const first = groups[0]?.deliveries[0]
  const card = (delivery: DeliveryOption) => (
    <RadioCard
      id={delivery === first ? id : undefined}
      name={name}
      value={delivery.id}
      defaultChecked={delivery.id === chosen}
      label={delivery.name}
      description={`${arrivalText(t, arrivals[delivery.id])}\n${delivery.description}`}
      aside={delivery.price === 0 ? t('checkout.shipping.free') : owed(delivery.price)}
    />
  )
  const details = ({ needs_service_point: isCollected, needs_post_number: needsNumber }: DeliveryOption) => (
    <div className="grid gap-5 pl-4 empty:hidden">
      {servicePoints !== null && <ServicePointFields points={servicePoints} delivery={chosen ?? ''} chosen={servicePoint} />}
      {isCollected && servicePoints === null && (
        <p className="text-sm text-muted [@media(scripting:enabled)]:hidden">{t('checkout.servicePoint.later')}</p>
      )}
      {needsNumber && (
        <CheckoutField
          name="post_number"
          label={t('checkout.postNumber')}
          hint={t('checkout.postNumber.hint')}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
    </div>
  )
  return (
    <FormSection id="delivery" title={t('checkout.shipping')}>
      <RadioCards legend={<span className="sr-only">{t('checkout.shipping')}</span>} error={error}>
        {groups.map(({ place, deliveries }) => (
          <div key={place} role="group" aria-labelledby={`${id}-${place}`} className="grid gap-2 not-first-of-type:mt-3">
            <p id={`${id}-${place}`} className="font-semibold" hidden={groups.length === 1}>
              {t(`checkout.shipping.${place}`)}
            </p>
            {deliveries.map((delivery) => (
              <Fragment key={delivery.id}>
                {card(delivery)}
                {delivery.id === chosen && details(delivery)}
              </Fragment>
            ))}
          </div>
        ))}
      </RadioCards>
      <div className="[@media(scripting:enabled)]:hidden">
        <Button name="intent" value="update" look="secondary" formNoValidate>
          {t('checkout.update')}
        </Button>
      </div>
    </FormSection>
  )
}

type DeliverySectionProps = {
  offer: CheckoutOffer
  choice: Choice
  /** Arrival days in words, by delivery id. */
  arrivals: Readonly<Record<string, string>>
  servicePoints: ServicePointOffer
  servicePoint: string | null
}
