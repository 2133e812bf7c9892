import { useTranslation } from '../store/use-translation'
import { formatMoney } from '../store/money'
import { useStore } from '../store/use-shop'
import { RadioCard, RadioCards } from '../ui/radio-card'
import type { Offer } from './choices'
import { FormSection } from './form-section'
import { useFormField } from './use-form-state'

/** How the order is paid. */
export function PaymentSection({ offer, chosen }: { offer: Offer; chosen: string | undefined }) {
  const { t } = useTranslation()
  const store = useStore()
  const { id, name, error } = useFormField('payment_method')
  return (
    <FormSection id="payment" title={t('checkout.payment')}>
      <RadioCards legend={<span className="sr-only">{t('checkout.payment')}</span>} error={error && t(error)}>
        {offer.payments.map((payment, at) => (
          <RadioCard
            key={payment.id}
            id={at === 0 ? id : undefined}
            name={name}
            data-companies={payment.companies || undefined}
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
