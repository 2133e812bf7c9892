import { useTranslation } from '../store/use-translation'
import { CheckoutField } from './checkout-field'
import { useFormField } from './use-form-state'

/**
 * Another address for the invoice. checkout.css shows its fields while its box is checked; the name is not asked
 * of a company, which has given its own.
 */
export function BillingFields() {
  const { t } = useTranslation()
  const { name, id, initialValue, key } = useFormField('other_billing')
  return (
    <>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          key={key}
          type="checkbox"
          {...{ id, name }}
          value="yes"
          defaultChecked={initialValue === 'yes'}
          className="size-5 shrink-0 accent-ink"
        />
        {t('checkout.billing')}
      </label>
      <div className="billing-fields grid gap-5">
        <div className="billing-name grid items-start gap-5 sm:grid-cols-2">
          <CheckoutField name="billing_first_name" label={t('checkout.billing.firstName')} autoComplete="billing given-name" />
          <CheckoutField name="billing_last_name" label={t('checkout.billing.lastName')} autoComplete="billing family-name" />
        </div>
        <CheckoutField name="billing_street" label={t('checkout.billing.street')} autoComplete="billing address-line1" />
        <CheckoutField
          name="billing_street2"
          label={t('checkout.billing.street2')}
          optional={t('field.optional')}
          autoComplete="billing address-line2"
        />
        <div className="grid items-start gap-5 sm:grid-cols-[13rem_1fr]">
          <CheckoutField
            name="billing_postal_code"
            label={t('checkout.billing.postalCode')}
            hint={t('checkout.postalCode.hint')}
            autoComplete="billing postal-code"
            inputMode="numeric"
          />
          <CheckoutField name="billing_city" label={t('checkout.billing.city')} autoComplete="billing address-level2" />
        </div>
      </div>
    </>
  )
}
