import { useTranslation } from '../store/use-translation'
import { RadioCard, RadioCards } from '../ui/radio-card'
import { CheckoutField } from './checkout-field'
import { BUYER_KINDS, type CheckoutFields } from './checkout-fields'
import { FormSection } from './form-section'

/** The buyer: e-mail address and mobile number, and the company if it is one. Without style sheets its fields are always there. */
export function ContactSection({ step, fields }: { step: number; fields: CheckoutFields }) {
  const { t } = useTranslation()
  return (
    <FormSection step={step} title={t('checkout.contact')} text={t('checkout.contact.why')}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <CheckoutField field={fields.email} label={t('checkout.email')} type="email" autoComplete="email" inputMode="email" />
        <CheckoutField
          field={fields.mobile}
          label={t('checkout.mobile')}
          hint={t('checkout.mobile.hint')}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
        />
      </div>
      <RadioCards legend={<span className="sr-only">{t('checkout.buyer')}</span>}>
        <div className="flex flex-wrap gap-2">
          {BUYER_KINDS.map((kind) => (
            <RadioCard
              key={kind}
              tight
              name={fields.buyer.name}
              value={kind}
              defaultChecked={(fields.buyer.initialValue ?? 'private') === kind}
              label={t(`checkout.buyer.${kind}`)}
            />
          ))}
        </div>
      </RadioCards>
      <div className="company-fields grid items-start gap-5 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <CheckoutField field={fields.company_name} label={t('checkout.company')} autoComplete="organization" />
        </div>
        <CheckoutField
          field={fields.organisation_number}
          label={t('checkout.organisationNumber')}
          hint={t('checkout.organisationNumber.hint')}
          autoComplete="off"
        />
        <CheckoutField
          field={fields.company_reference}
          label={t('checkout.reference')}
          optional={t('checkout.optional')}
          autoComplete="off"
        />
      </div>
    </FormSection>
  )
}
