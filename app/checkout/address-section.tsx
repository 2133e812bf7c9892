import { useTranslation } from '../store/use-translation'
import { useStore } from '../store/use-shop'
import { CheckoutField } from './checkout-field'
import type { CheckoutFields } from './checkout-fields'
import { FormSection } from './form-section'

/** Name and address; each field has the `autocomplete` token for browsers. Only the name when nothing is sent. */
export function AddressSection({ step, fields, isSent }: AddressSectionProps) {
  const { t } = useTranslation()
  const { country } = useStore()
  const name = (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <CheckoutField field={fields.first_name} label={t('checkout.firstName')} autoComplete="given-name" />
      <CheckoutField field={fields.last_name} label={t('checkout.lastName')} autoComplete="family-name" />
    </div>
  )
  if (!isSent) {
    return (
      <FormSection step={step} title={t('checkout.name')}>
        {name}
      </FormSection>
    )
  }
  return (
    <FormSection step={step} title={t('checkout.address')} text={`${t('checkout.country')}: ${country}`}>
      {name}
      <CheckoutField field={fields.street} label={t('checkout.street')} autoComplete="address-line1" />
      <CheckoutField field={fields.street2} label={t('checkout.street2')} autoComplete="address-line2" />
      <div className="grid items-start gap-5 sm:grid-cols-[10rem_1fr]">
        <CheckoutField
          field={fields.postal_code}
          label={t('checkout.postalCode')}
          hint={t('checkout.postalCode.hint')}
          autoComplete="postal-code"
          inputMode="numeric"
        />
        <CheckoutField field={fields.city} label={t('checkout.city')} autoComplete="address-level2" />
      </div>
    </FormSection>
  )
}

type AddressSectionProps = { step: number; fields: CheckoutFields; isSent: boolean }
