import { forwardRef } from 'react'
import { useTranslation } from '../store/use-translation'
import type { FieldName } from './checkout-fields'
import { FIELD_NAMES } from './checkout-fields'
import type { Choice } from './choices'
import type { OrderError } from './field-errors'
import { PointChosen } from './point-chosen'
import type { ServicePointView } from './service-point-view'
import { useFormState } from './use-form-state'
import { type QuoteBefore, TotalChange } from './total-change'

/**
 * Lists above the form why the order was not placed: the errors of the fields with links to them, or the reason of the refusal. A
 * field leaves the list when it is corrected.
 */
export const ErrorSummary = forwardRef<HTMLDivElement, ErrorSummaryProps>(function ErrorSummary(
  { refusal, point, ...change },
  ref,
) {
  const { t } = useTranslation()
  const { field } = useFormState()
  const wrong = FIELD_NAMES.flatMap((name) => {
    const { id, sentError: error } = field(name)
    return error ? [{ name, id, error }] : []
  })
  if (refusal === undefined && wrong.length === 0) return null
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- without scripts the browser moves the focus to the refusal
      autoFocus={refusal !== undefined}
      className={`rounded-lg border-l-4 px-4 py-3 ${ASKING.has(refusal ?? '') ? 'border-warm bg-warm-soft' : 'border-red bg-red/5'}`}
    >
      {refusal === 'checkout.changed' ? (
        <TotalChange {...change} />
      ) : refusal === 'checkout.pointChosen' ? (
        <PointChosen point={point} choice={change.choice} />
      ) : (
        <p className="font-semibold">{t(refusal ?? 'checkout.errors')}</p>
      )}
      {wrong.length > 0 && (
        <ul className="mt-1">
          {wrong.map(({ name, id, error }) => (
            <li key={name}>
              <a href={`#${id}`} className="inline-block py-2.5 text-petrol underline underline-offset-4">
                {t(LABELS[name])}: {error}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
})

/** Refusals that only ask to look at something before the order is sent again. */
const ASKING: ReadonlySet<string> = new Set<OrderError>(['checkout.changed', 'checkout.pointChosen', 'checkout.check'])

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
  other_billing: 'checkout.billing',
  billing_first_name: 'checkout.billing.firstName',
  billing_last_name: 'checkout.billing.lastName',
  billing_street: 'checkout.billing.street',
  billing_street2: 'checkout.billing.street2',
  billing_postal_code: 'checkout.billing.postalCode',
  billing_city: 'checkout.billing.city',
  shipping_method: 'checkout.shipping',
  service_point: 'checkout.servicePoint',
  post_number: 'checkout.postNumber',
  gift_card_code: 'giftCard.code',
  payment_method: 'checkout.payment',
  message: 'checkout.message',
  no_review_mail: 'checkout.reviewMail.no',
  asked: 'checkout.check',
} as const satisfies Record<FieldName, string>

type ErrorSummaryProps = {
  /** The reason for which the order was refused as a whole. */
  refusal: OrderError | undefined
  choice: Choice
  /** The place where the parcel is collected. */
  point: ServicePointView | undefined
  before: QuoteBefore
  /** The days of arrival of the chosen delivery, in words; empty without one. */
  arrives: string
}
