import { useTranslation } from '../store/use-translation'
import { useStore } from '../store/use-shop'
import { BillingFields } from './billing-fields'
import { CheckoutField } from './checkout-field'
import { FormSection } from './form-section'

/** Name and address; each field has the `autocomplete` token for browsers. Only the name when nothing is sent. */
export function AddressSection({ isSent }: { isSent: boolean }) {
  const { t } = useTranslation()
  const { country } = useStore()
  const name = (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <CheckoutField name="first_name" label={t('checkout.firstName')} autoComplete="given-name" />
      <CheckoutField name="last_name" label={t('checkout.lastName')} autoComplete="family-name" />
    </div>
  )
  if (!isSent) {
    return (
      <FormSection id="address" title={t('checkout.name')}>
        {name}
      </FormSection>
    )
  }
  return (
    <FormSection id="address" title={t('checkout.address')} text={`${t('checkout.country')}: ${country}`}>
      {name}
      <CheckoutField name="street" label={t('checkout.street')} autoComplete="address-line1" />
      <CheckoutField name="street2" label={t('checkout.street2')} optional={t('field.optional')} autoComplete="address-line2" />
      <div className="grid items-start gap-5 sm:grid-cols-[13rem_1fr]">
        <CheckoutField
          name="postal_code"
          label={t('checkout.postalCode')}
          hint={t('checkout.postalCode.hint')}
          autoComplete="postal-code"
          inputMode="numeric"
        />
        <CheckoutField name="city" label={t('checkout.city')} autoComplete="address-level2" />
      </div>
      <BillingFields />
    </FormSection>
  )
}
