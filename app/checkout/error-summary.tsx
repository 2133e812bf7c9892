import { useEffect, useRef } from 'react'
import type { CheckoutFields, FieldName } from './checkout-fields'
import { FIELD_NAMES } from './checkout-fields'
import { formatMoney } from '../store/money'
import { useStore } from '../store/use-shop'
import { isFieldError, isOrderError } from './field-errors'
import { useTranslation } from '../store/use-translation'

/**
 * All errors that prevent the order, above the form, with links to the fields. It takes the focus when it appears. When another total was
 * shown than is charged now, both are said.
 */
export function ErrorSummary({ fields, formErrors, seenTotal, total }: ErrorSummaryProps) {
  const { t } = useTranslation()
  const store = useStore()
  const box = useRef<HTMLDivElement>(null)
  const order = formErrors?.find(isOrderError)
  const invalid = FIELD_NAMES.flatMap((name: FieldName) => {
    const error = fields[name].errors?.find(isFieldError)
    return error ? [{ name, id: fields[name].id, error }] : []
  })
  const shown = order !== undefined || invalid.length > 0
  useEffect(() => {
    if (shown) box.current?.focus()
  }, [shown, formErrors])
  if (!shown) return null
  return (
    <div ref={box} role="alert" tabIndex={-1} className="mb-8 rounded-lg border-l-4 border-red bg-red/5 px-4 py-3">
      <p className="font-semibold">{order ? t(order) : t('checkout.errors')}</p>
      {order === 'checkout.changed' && total !== undefined && Number(seenTotal) > 0 && Number(seenTotal) !== total && (
        <p className="mt-1">
          {t('checkout.changed.total', { from: formatMoney(Number(seenTotal), store), to: formatMoney(total, store) })}
        </p>
      )}
      <ul className="mt-2 grid gap-1">
        {invalid.map(({ name, id, error }) => (
          <li key={name}>
            <a href={`#${id}`} className="text-petrol underline underline-offset-4">
              {t(LABELS[name])}: {t(error)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

const LABELS = {
  email: 'checkout.email',
  mobile: 'checkout.mobile',
  buyer: 'checkout.buyer',
  company_name: 'checkout.company',
  organisation_number: 'checkout.organisationNumber',
  company_reference: 'checkout.reference',
  gift_email: 'checkout.gift.email',
  gift_message: 'checkout.gift.message',
  gift_day: 'checkout.gift.day',
  first_name: 'checkout.firstName',
  last_name: 'checkout.lastName',
  street: 'checkout.street',
  street2: 'checkout.street2',
  postal_code: 'checkout.postalCode',
  city: 'checkout.city',
  shipping_method: 'checkout.shipping',
  service_point: 'checkout.servicePoint',
  payment_method: 'checkout.payment',
  message: 'checkout.message',
} as const satisfies Record<FieldName, string>

type ErrorSummaryProps = {
  fields: CheckoutFields
  formErrors: readonly string[] | undefined
  /** The total that the refused form showed. */
  seenTotal: unknown
  /** The total now. */
  total: number | undefined
}
