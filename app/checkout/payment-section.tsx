import { useTranslation } from '../store/use-translation'
import { formatMoney } from '../store/money'
import { useStore } from '../store/use-shop'
import { RadioCard, RadioCards } from '../ui/radio-card'
import type { CheckoutFields } from './checkout-fields'
import type { Offer } from './choices'
import { FormSection } from './form-section'
import { useFieldError } from './use-field-error'

/** How the order is paid. */
export function PaymentSection({ step, fields, offer, chosen }: PaymentSectionProps) {
  const { t } = useTranslation()
  const store = useStore()
  const error = useFieldError(fields.payment_method)
  return (
    <FormSection step={step} title={t('checkout.payment')}>
      <RadioCards legend={<span className="sr-only">{t('checkout.payment')}</span>} error={error}>
        {offer.payments.map((payment) => (
          <RadioCard
            key={payment.id}
            name={fields.payment_method.name}
            value={payment.id}
            defaultChecked={payment.id === chosen}
            label={payment.name}
            description={payment.description}
            aside={payment.fee === 0 ? undefined : formatMoney(payment.fee, store)}
          />
        ))}
      </RadioCards>
    </FormSection>
  )
}

type PaymentSectionProps = { step: number; fields: CheckoutFields; offer: Offer; chosen: string | undefined }
