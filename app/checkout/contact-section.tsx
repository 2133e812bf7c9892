import { useTranslation } from '../store/use-translation'
import { RadioCard, RadioCards } from '../ui/radio-card'
import { CheckoutField } from './checkout-field'
import { BUYER_KINDS } from './checkout-fields'
import { FormSection } from './form-section'
import { useFormField } from './use-form-state'

/** Whether a guest orders, and else the e-mail address of the customer who is logged in; null when it is not known. */
export type CheckoutAccount = { isGuest: boolean; email: string | null }

/**
 * The buyer: e-mail address, mobile number (optional if neither carrier nor provider calls it), and the company if it is one.
 * Without style sheets its fields are always there.
 */
export function ContactSection({ account, needsMobile }: { account: CheckoutAccount; needsMobile: boolean }) {
  const { t } = useTranslation()
  const buyer = useFormField('buyer')
  return (
    <FormSection id="contact" title={t('checkout.contact')} text={t('checkout.contact.why')}>
      <AccountLine {...account} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <CheckoutField name="email" label={t('checkout.email')} type="email" autoComplete="email" inputMode="email" />
        <CheckoutField
          name="mobile"
          label={t('checkout.mobile')}
          hint={t('checkout.mobile.hint')}
          {...(needsMobile ? {} : { optional: t('field.optional') })}
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
              name={buyer.name}
              value={kind}
              defaultChecked={(buyer.initialValue ?? 'private') === kind}
              label={t(`checkout.buyer.${kind}`)}
            />
          ))}
        </div>
      </RadioCards>
      <div className="company-fields grid items-start gap-5 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <CheckoutField name="company_name" label={t('checkout.company')} autoComplete="organization" />
        </div>
        <CheckoutField
          name="organisation_number"
          label={t('checkout.organisationNumber')}
          hint={t('checkout.organisationNumber.hint')}
          autoComplete="off"
        />
        <CheckoutField
          name="company_reference"
          label={t('checkout.reference')}
          optional={t('field.optional')}
          autoComplete="off"
        />
      </div>
    </FormSection>
  )
}

/** The account in use, or the way to log in, which keeps what is typed. */
function AccountLine({ isGuest, email }: CheckoutAccount) {
  const { t } = useTranslation()
  if (email !== null) return <p className="wrap-anywhere">{t('checkout.account.known', { email })}</p>
  if (!isGuest) return null
  return (
    <p>
      {t('checkout.account.ask')}{' '}
      <button
        name="intent"
        value="login"
        formNoValidate
        className="min-h-6 cursor-pointer font-semibold text-petrol underline underline-offset-4"
      >
        {t('login.submit')}
      </button>
    </p>
  )
}
