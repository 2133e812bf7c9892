import { forwardRef } from 'react'
import { useTranslation } from '../store/use-translation'
import type { FieldName } from './checkout-fields'
import { FIELD_NAMES } from './checkout-fields'
import type { Choice } from './choices'
import type { OrderError } from './field-errors'
import { PointChosen } from './point-chosen'
import type { ServicePointView } from './service-point-view'
import { type FormField, useFormState } from './use-form-state'
import { type QuoteBefore, TotalChange } from './total-change'

/**
 * Lists above the form why the order was not placed: the errors of the fields with links to them, or the reason of the refusal.
 * Questions stand in a list of their own. A field leaves the list when it is corrected.
 */
export const ErrorSummary = forwardRef<HTMLDivElement, ErrorSummaryProps>(function ErrorSummary(
  { refusal, point, ...change },
  ref,
) {
  const { t } = useTranslation()
  const { field } = useFormState()
  const listed = FIELD_NAMES.map(field).filter(({ sentError }) => sentError !== undefined)
  const wrong = listed.filter(({ isQuestion }) => !isQuestion)
  const asked = listed.filter(({ isQuestion }) => isQuestion)
  if (refusal === undefined && listed.length === 0) return null
  const isAsking = ASKING.has(refusal ?? '')
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- without scripts the browser moves the focus to the refusal
      autoFocus={refusal !== undefined}
      className="grid gap-3"
    >
      {(refusal !== undefined || wrong.length > 0) && (
        <div className={isAsking ? ASKED : WRONG}>
          {refusal === 'checkout.changed' ? (
            <TotalChange {...change} />
          ) : refusal === 'checkout.pointChosen' ? (
            <PointChosen point={point} choice={change.choice} />
          ) : (
            <p className="font-semibold">{t(refusal ?? 'checkout.errors')}</p>
          )}
          <FieldLinks fields={isAsking ? listed : wrong} />
        </div>
      )}
      {!isAsking && asked.length > 0 && (
        <div className={ASKED}>
          <p className="font-semibold">{t('checkout.questions')}</p>
          <FieldLinks fields={asked} />
        </div>
      )}
    </div>
  )
})

function FieldLinks({ fields }: { fields: readonly FormField[] }) {
  const { t } = useTranslation()
  if (fields.length === 0) return null
  return (
    <ul className="mt-1">
      {fields.map(({ name, id, sentError }) => (
        <li key={name}>
          <a href={`#${id}`} className="inline-block py-2.5 text-petrol underline underline-offset-4">
            {t(LABELS[name])}: {sentError}
          </a>
        </li>
      ))}
    </ul>
  )
}

const ASKED = 'rounded-lg border-l-4 px-4 py-3 border-warm bg-warm-soft'
const WRONG = 'rounded-lg border-l-4 px-4 py-3 border-red bg-red/5'

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
