import { Form, useNavigation } from '@remix-run/react'
import { useRefusedForm } from '../forms/use-refused-form'
import { Button } from '../ui/button'
import { EmailField } from '../ui/email-field'
import { Field } from '../ui/field'
import { Icon } from '../ui/icon'
import { TextArea } from '../ui/text-area'
import { FormAlert } from '../forms/form-alert'
import { StarField } from './star-field'
import { useTranslation } from '../store/use-translation'

/** Collapsed form for a review. A refused form is open and keeps the submitted values. */
export function ReviewForm({ path }: { path: string }) {
  const { t } = useTranslation()
  const { refused, form } = useRefusedForm('review')
  const { state, formData } = useNavigation()
  const sending = state !== 'idle' && formData?.get('intent') === 'review'
  const fieldProps = (name: string) => {
    const error = refused?.errors[name]
    return { name, id: `review-${name}`, defaultValue: refused?.values[name], error: error && t(error) }
  }
  return (
    <details open={refused !== null} className="group rounded-xl border border-line open:bg-white">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 rounded-xl px-4 font-semibold hover:bg-mist sm:px-6">
        {t('reviews.write')}
        <Icon name="chevron-down" size={20} className="transition-transform group-open:rotate-180" />
      </summary>
      <Form
        ref={form}
        method="post"
        action={`${path}#review-form`}
        id="review-form"
        noValidate
        preventScrollReset
        className="grid max-w-2xl gap-5 px-4 pt-2 pb-6 sm:px-6"
      >
        <input type="hidden" name="intent" value="review" />
        <FormAlert error={refused?.errors['']} />
        <StarField {...fieldProps('stars')} />
        <Field {...fieldProps('title')} label={t('review.title')} autoComplete="off" />
        <TextArea {...fieldProps('text')} label={t('review.text')} hint={t('review.text.hint')} />
        <Field
          {...fieldProps('name')}
          label={t('review.name')}
          hint={t('review.name.hint')}
          optional={t('review.optional')}
          autoComplete="nickname"
        />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field {...fieldProps('order_number')} label={t('review.order')} hint={t('review.order.hint')} autoComplete="off" />
          <EmailField {...fieldProps('email')} label={t('review.email')} hint={t('review.email.hint')} />
        </div>
        <div>
          <Button look="secondary" disabled={sending}>
            {t(sending ? 'review.sending' : 'review.send')}
          </Button>
        </div>
      </Form>
    </details>
  )
}
