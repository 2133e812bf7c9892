import { Form } from '@remix-run/react'
import { FormAlert } from '../forms/form-alert'
import { ThanksNotice } from '../forms/thanks-notice'
import { useRefusedForm } from '../forms/use-refused-form'
import { useThanks } from '../forms/use-thanks'
import { href } from '../routing/href'
import { useLanguage, useStore } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Button } from '../ui/button'
import { EmailField } from '../ui/email-field'
import { Field } from '../ui/field'
import { Notice } from '../ui/notice'

/** The reason for which a link did not log in; null when none was refused. */
export type RefusedLink = 'refused' | 'limited' | null

/**
 * The login to the area of one order: the button of a one-time link that was opened (`hasLink`), or the form that asks for one.
 * `refused` says why a link did not log in.
 */
export function OrderLogin({ hasLink, refused }: { hasLink: boolean; refused: RefusedLink }) {
  const { t } = useTranslation()
  const action = href('myOrder', useLanguage())
  const isSent = useThanks('order-link')
  if (hasLink) {
    return (
      <Form method="post" action={action} className="grid justify-items-start gap-4">
        <p className="text-lg">{t('myOrder.open.text')}</p>
        <input type="hidden" name="intent" value="open" />
        <Button>{t('myOrder.open')}</Button>
      </Form>
    )
  }
  return (
    <div id="order-link" className="grid gap-6 scroll-mt-32">
      {refused !== null && (
        <Notice kind="warning">{t(refused === 'limited' ? 'myOrder.error.tooMany' : 'myOrder.link.expired')}</Notice>
      )}
      {isSent ? <ThanksNotice title={t('myOrder.sent.title')} text={t('myOrder.sent.text')} /> : <LinkForm action={action} />}
    </div>
  )
}

function LinkForm({ action }: { action: string }) {
  const { t } = useTranslation()
  const { countryCode } = useStore()
  const { refused, form } = useRefusedForm('order-link')
  const error = (name: string) => {
    const found = refused?.errors[name]
    return found && t(found)
  }
  return (
    <Form ref={form} method="post" action={action} noValidate className="grid gap-4">
      <p className="text-lg">{t('myOrder.text')}</p>
      <input type="hidden" name="intent" value="link" />
      <FormAlert error={refused?.errors['']} />
      <Field
        id="order-number"
        name="order_number"
        label={t('myOrder.number')}
        hint={t('myOrder.number.hint', { example: `${countryCode}100123` })}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={refused?.values.order_number}
        error={error('order_number')}
      />
      <EmailField id="order-email" label={t('myOrder.email')} defaultValue={refused?.values.email} error={error('email')} />
      <Button wide>{t('myOrder.send')}</Button>
    </Form>
  )
}
