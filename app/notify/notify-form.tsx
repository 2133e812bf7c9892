import { Form, useNavigation, useSearchParams } from '@remix-run/react'
import { FormAlert } from '../forms/form-alert'
import { ThanksNotice } from '../forms/thanks-notice'
import { useRefusedForm } from '../forms/use-refused-form'
import { useThanks } from '../forms/use-thanks'
import { contentHref, href } from '../routing/href'
import { useStore } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Button } from '../ui/button'
import { EmailField } from '../ui/email-field'
import { ConfirmNotice } from './confirm-notice'

/** Form for a back-in-stock notification, in place of the Buy button (spec section 2, Notify button). */
export function NotifyForm({ slug }: { slug: string }) {
  const { t } = useTranslation()
  const { language, paths } = useStore()
  const { refused, form } = useRefusedForm('notify')
  const { state, formData } = useNavigation()
  const sending = state !== 'idle' && formData?.get('intent') === 'notify'
  const error = refused?.errors.email
  const token = useSearchParams()[0].get('notice')
  const isConfirmed = useThanks('confirm-notice')
  const isAsked = useThanks('notify')
  if (token !== null || isConfirmed) return <ConfirmNotice slug={slug} token={token} isDone={isConfirmed} />
  return (
    <div id="notify" className="scroll-mt-32">
      {isAsked ? (
        <ThanksNotice title={t('notify.thanks.title')} text={t('notify.thanks.text')} />
      ) : (
        <Form
          ref={form}
          method="post"
          action={`${href('product', language, { slug })}#notify`}
          noValidate
          preventScrollReset
          aria-labelledby="notify-title"
          className="grid gap-1 md:gap-2"
        >
          <h2 id="notify-title" className="text-sm font-semibold md:text-base">
            {t('notify.title')}
          </h2>
          <input type="hidden" name="intent" value="notify" />
          <FormAlert error={refused?.errors['']} />
          <EmailField
            id="notify-email"
            label={t('notify.email')}
            defaultValue={refused?.values.email}
            error={error && t(error)}
          />
          <Button wide disabled={sending}>
            {t(sending ? 'notify.sending' : 'notify.send')}
          </Button>
          <p className="text-sm text-muted">
            {t('notify.privacy')}{' '}
            <a href={contentHref(language, paths.privacy)} className="text-petrol underline underline-offset-4">
              {t('checkout.privacy.link')}
            </a>
          </p>
        </Form>
      )}
    </div>
  )
}
