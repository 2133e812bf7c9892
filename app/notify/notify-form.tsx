import { Form, useNavigation } from '@remix-run/react'
import { FormAlert } from '../forms/form-alert'
import { ThanksNotice } from '../forms/thanks-notice'
import { useRefusedForm } from '../forms/use-refused-form'
import { useThanks } from '../forms/use-thanks'
import { contentHref, href } from '../routing/href'
import { useStore } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Button } from '../ui/button'
import { Field } from '../ui/field'

/** Form for a back-in-stock notification, in place of the Buy button (spec section 2, Notify button). */
export function NotifyForm({ slug }: { slug: string }) {
  const { t } = useTranslation()
  const { language, paths } = useStore()
  const { refused, form } = useRefusedForm('notify')
  const { state, formData } = useNavigation()
  const sending = state !== 'idle' && formData?.get('intent') === 'notify'
  const error = refused?.errors.email
  return (
    <div id="notify" className="scroll-mt-32">
      {useThanks('notify') ? (
        <ThanksNotice title={t('notify.thanks.title')} text={t('notify.thanks.text')} />
      ) : (
        <Form
          ref={form}
          method="post"
          action={`${href('product', language, { slug })}#notify`}
          noValidate
          preventScrollReset
          aria-labelledby="notify-title"
          className="grid gap-4"
        >
          <div>
            <h2 id="notify-title" className="text-lg font-semibold">
              {t('notify.title')}
            </h2>
            <p className="text-muted">{t('notify.text')}</p>
          </div>
          <input type="hidden" name="intent" value="notify" />
          <FormAlert error={refused?.errors['']} />
          <Field
            id="notify-email"
            name="email"
            type="email"
            autoComplete="email"
            inputMode="email"
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
