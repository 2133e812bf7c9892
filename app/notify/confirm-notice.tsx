import { Form } from '@remix-run/react'
import { FormAlert } from '../forms/form-alert'
import { ThanksNotice } from '../forms/thanks-notice'
import { useRefusedForm } from '../forms/use-refused-form'
import { href } from '../routing/href'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Button } from '../ui/button'

/**
 * In place of the form that asks for a stock notice: confirms the one of a mailed link. Opening the link changes
 * nothing: mail programs do so on their own.
 */
export function ConfirmNotice({ slug, token, isDone }: { slug: string; token: string | null; isDone: boolean }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { refused } = useRefusedForm('notify')
  // The token stays in the address, so that an answer in an outage still has the form that confirms.
  const action = `${href('product', language, { slug })}?${new URLSearchParams({ notice: token ?? '' }).toString()}#notify`
  return (
    <div id="notify" className="scroll-mt-32">
      {isDone ? (
        <ThanksNotice title={t('notify.confirmed.title')} text={t('notify.confirmed.text')} />
      ) : (
        <Form method="post" action={action} preventScrollReset className="grid gap-2">
          <h2 className="text-sm font-semibold md:text-base">{t('notify.confirm.title')}</h2>
          <input type="hidden" name="intent" value="confirm-notice" />
          <input type="hidden" name="token" value={token ?? ''} />
          <FormAlert error={refused?.errors['']} />
          <p className="text-sm text-muted">{t('notify.confirm.text')}</p>
          <Button wide>{t('notify.confirm.send')}</Button>
        </Form>
      )}
    </div>
  )
}
