import { useEffect, useRef } from 'react'
import type { CheckoutFields, FieldName } from './checkout-fields'
import { FIELD_NAMES } from './checkout-fields'
import { isFieldError, isOrderError } from './field-errors'
import { useTranslation } from '../store/use-translation'

/** All errors that prevent the order, above the form, with links to the fields. It takes the focus when it appears. */
export function ErrorSummary({ fields, formErrors }: { fields: CheckoutFields; formErrors: readonly string[] | undefined }) {
  const { t } = useTranslation()
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
  first_name: 'checkout.firstName',
  last_name: 'checkout.lastName',
  street: 'checkout.street',
  street2: 'checkout.street2',
  postal_code: 'checkout.postalCode',
  city: 'checkout.city',
  shipping_method: 'checkout.shipping',
  payment_method: 'checkout.payment',
  message: 'checkout.message',
} as const satisfies Record<FieldName, string>
