import { useRef } from 'react'
import { FormAlert } from '../forms/form-alert'
import { useTranslation } from '../store/use-translation'
import { Button } from '../ui/button'
import { PASSKEY_FORM } from './login-forms'
import { NEXT } from './login-mode'
import { useLoginFetcher } from './use-login-fetcher'
import { usePasskeyLogin } from './use-passkey-login'

/** Logs in to an account with a passkey, where scripts run and the browser knows them. */
export function PasskeyForm() {
  const { t } = useTranslation()
  const { Form, form, action, isBusy, next, errors } = useLoginFetcher(PASSKEY_FORM)
  const credential = useRef<HTMLInputElement>(null)
  const { isOffered, failure, ask } = usePasskeyLogin((answer) => {
    if (credential.current === null) return
    credential.current.value = answer
    form.current?.requestSubmit()
  })
  if (!isOffered) return <FormAlert error={errors['']} />
  return (
    <Form ref={form} method="post" action={action} preventScrollReset className="grid gap-3">
      <input type="hidden" name="intent" value={PASSKEY_FORM} />
      <input type="hidden" name={NEXT} value={next} />
      <input ref={credential} type="hidden" name="credential" defaultValue="" />
      <FormAlert error={failure ?? errors['']} />
      <Button type="button" look="secondary" wide disabled={isBusy} onClick={ask}>
        {t('login.passkey')}
      </Button>
    </Form>
  )
}
