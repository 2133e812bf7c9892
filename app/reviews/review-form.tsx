import { Form, useNavigation } from '@remix-run/react'
import { useRefusedForm } from '../forms/use-refused-form'
import { Button } from '../ui/button'
import { EmailField } from '../ui/email-field'
import { Field } from '../ui/field'
import { Icon } from '../ui/icon'
import { TextArea } from '../ui/text-area'
import { FormAlert } from '../forms/form-alert'
import type { OwnPurchase } from '../commerce/contract/review'
import { INVITATION } from './invitation'
import type { Invitation } from './load-invitation.server'
import { StarField } from './star-field'
import { useTranslation } from '../store/use-translation'

/**
 * Collapsed form for a review. A refused form is open and keeps the submitted values. The link of a review
 * invitation opens it as well, with its order known, and so does one that is not valid any more, with a message. The
 * order of a logged-in customer is known too.
 */
export function ReviewForm({ path, invitation, own }: Props) {
  const { t } = useTranslation()
  const { refused, form } = useRefusedForm('review')
  const { state, formData } = useNavigation()
  const invited = invitation === 'expired' ? null : invitation
  const ownOrder = invited === null ? (own?.order_number ?? null) : null
  const order = invited?.order ?? ownOrder
  const sending = state !== 'idle' && formData?.get('intent') === 'review'
  const fieldProps = (name: string) => {
    const error = refused?.errors[name]
    return { name, id: `review-${name}`, defaultValue: refused?.values[name], error: error && t(error) }
  }
  return (
    <details open={refused !== null || invitation !== null} className="group rounded-xl border border-line open:bg-white">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 rounded-xl px-4 font-semibold hover:bg-mist sm:px-6">
        {t('reviews.write')}
        <Icon name="chevron-down" size={20} className="transition-transform group-open:rotate-180" />
      </summary>
      <Form
        ref={form}
        method="post"
        action={`${path}${invited === null ? '' : `?${new URLSearchParams({ [INVITATION]: invited.digest }).toString()}`}#review-form`}
        id="review-form"
        noValidate
        preventScrollReset
        className="grid max-w-2xl gap-5 px-4 pt-2 pb-6 sm:px-6"
      >
        <input type="hidden" name="intent" value="review" />
        <FormAlert
          error={
            refused?.errors[''] ??
            (invitation === 'expired' && refused === null && ownOrder === null ? 'review.error.invitation' : undefined)
          }
        />
        <StarField {...fieldProps('stars')} />
        <Field {...fieldProps('title')} label={t('review.title')} autoComplete="off" />
        <TextArea {...fieldProps('text')} label={t('review.text')} hint={t('review.text.hint')} />
        <Field
          {...fieldProps('name')}
          label={t('review.name')}
          hint={t('review.name.hint')}
          optional={t('field.optional')}
          autoComplete="nickname"
        />
        {invited !== null && <input type="hidden" name="invitation" value={invited.digest} />}
        {ownOrder !== null && <input type="hidden" name="own_order" value={ownOrder} />}
        {invited === null && ownOrder === null && (
          <div className="grid items-start gap-5 sm:grid-cols-2">
            {own !== null && <p className="sm:col-span-2">{t(own.is_reviewed ? 'review.own.reviewed' : 'review.own.none')}</p>}
            <Field
              {...fieldProps('order_number')}
              defaultValue={refused?.values.order_number ?? refused?.values.own_order}
              label={t('review.order')}
              hint={t('review.order.hint')}
              autoComplete="off"
            />
            <EmailField {...fieldProps('email')} label={t('review.email')} hint={t('review.email.hint')} />
          </div>
        )}
        {order !== null && (
          <p className="flex items-start gap-2 text-sm text-muted">
            <Icon name="check-circle" size={20} className="shrink-0 text-green" />
            {t('review.invited', { number: order })}
          </p>
        )}
        <div>
          <Button look="secondary" disabled={sending}>
            {t(sending ? 'review.sending' : 'review.send')}
          </Button>
        </div>
      </Form>
    </details>
  )
}

type Props = { path: string; invitation: Invitation | null; own: OwnPurchase | null }
