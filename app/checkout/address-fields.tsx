import type { ReactNode } from 'react'
import { useStore } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { CheckoutField } from './checkout-field'
import type { CheckoutFields } from './checkout-fields'

/** Contact and delivery address; each field has the `autocomplete` token for browsers. */
export function AddressFields({ fields }: { fields: CheckoutFields }) {
  const { t } = useTranslation()
  const { country } = useStore()
  return (
    <>
      <Group title={t('checkout.contact')} text={t('checkout.contact.why')}>
        <CheckoutField field={fields.email} label={t('checkout.email')} type="email" autoComplete="email" inputMode="email" />
        <CheckoutField
          field={fields.mobile}
          label={t('checkout.mobile')}
          hint={t('checkout.mobile.hint')}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
        />
      </Group>
      <Group title={t('checkout.address')} text={`${t('checkout.country')}: ${country}`}>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <CheckoutField field={fields.first_name} label={t('checkout.firstName')} autoComplete="given-name" />
          <CheckoutField field={fields.last_name} label={t('checkout.lastName')} autoComplete="family-name" />
        </div>
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
      </Group>
    </>
  )
}

function Group({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="text-xl font-semibold">{title}</legend>
      <p className="mt-1 mb-5 text-sm text-muted">{text}</p>
      <div className="grid gap-5">{children}</div>
    </fieldset>
  )
}
