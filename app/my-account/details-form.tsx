import { Form } from '@remix-run/react'
import type { AccountDetails } from '../commerce/contract/account-details'
import { FormAlert } from '../forms/form-alert'
import { FormIntent } from '../forms/form-intent'
import { useRefusedForm } from '../forms/use-refused-form'
import { useThanks } from '../forms/use-thanks'
import { href } from '../routing/href'
import { useStore } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { Notice } from '../ui/notice'
import { DETAILS_FORM } from './profile-forms'

const PERSON = [
  { name: 'first_name', label: 'checkout.firstName', token: 'given-name' },
  { name: 'last_name', label: 'checkout.lastName', token: 'family-name' },
  { name: 'mobile', label: 'checkout.mobile', token: 'tel-national', digits: true },
] as const
const ADDRESS = [
  { name: 'street', label: 'checkout.street', token: 'address-line1' },
  { name: 'street2', label: 'checkout.street2', token: 'address-line2' },
  { name: 'postal_code', label: 'checkout.postalCode', token: 'postal-code', digits: true },
  { name: 'city', label: 'checkout.city', token: 'address-level2' },
] as const
const COMPANY = [
  { name: 'company_name', label: 'checkout.company', token: 'organization' },
  { name: 'organisation_number', label: 'checkout.organisationNumber', token: 'off' },
  { name: 'company_reference', label: 'checkout.reference', token: 'off' },
] as const

type Row = (typeof PERSON)[number] | (typeof ADDRESS)[number] | (typeof COMPANY)[number]

/** Name, address and company of the customer, for the country of the storefront. */
export function DetailsForm({ details }: { details: AccountDetails }) {
  const { t } = useTranslation()
  const { language, country } = useStore()
  const { refused, form } = useRefusedForm(DETAILS_FORM)
  const isSaved = useThanks(DETAILS_FORM)
  const fields = (rows: readonly Row[]) => (
    <div className="mt-3 grid items-start gap-4 sm:grid-cols-2">
      {rows.map((row) => {
        const error = refused?.errors[row.name]
        return (
          <Field
            key={row.name}
            id={`details-${row.name}`}
            name={row.name}
            label={t(row.label)}
            autoComplete={row.token}
            inputMode={'digits' in row ? 'numeric' : undefined}
            defaultValue={refused?.values[row.name] ?? details[row.name]}
            error={error && t(error)}
          />
        )
      })}
    </div>
  )
  return (
    <Form
      ref={form}
      id="details"
      method="post"
      action={href('accountProfile', language)}
      noValidate
      className="grid scroll-mt-32 gap-8"
    >
      <FormIntent name={DETAILS_FORM} isTyped />
      {isSaved && refused === null && <Notice kind="success">{t('account.profile.saved')}</Notice>}
      <FormAlert error={refused?.errors['']} />
      <fieldset>
        <legend className="text-xl font-bold">{t('account.profile.name')}</legend>
        {fields(PERSON)}
      </fieldset>
      <fieldset>
        <legend className="text-xl font-bold">{t('account.profile.address', { country })}</legend>
        {fields(ADDRESS)}
      </fieldset>
      <fieldset>
        <legend className="text-xl font-bold">{t('account.profile.company')}</legend>
        <p className="mt-1 text-muted">{t('account.profile.company.text')}</p>
        {fields(COMPANY)}
      </fieldset>
      <Button className="justify-self-start">{t('account.profile.save')}</Button>
    </Form>
  )
}
