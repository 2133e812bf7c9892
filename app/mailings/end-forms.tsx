import { Form, useActionData, useNavigation } from '@remix-run/react'
import { FormAlert } from '../forms/form-alert'
import { useRefusedForm } from '../forms/use-refused-form'
import type { PlainKey } from '../store/translate'
import { useTranslation } from '../store/use-translation'
import { Button } from '../ui/button'
import { EmailField } from '../ui/email-field'
import { Notice } from '../ui/notice'
import { END_FORM, type Mailing } from './mailing-link'

type MailingTexts = Readonly<Record<'title' | 'text' | 'send' | 'done', PlainKey>>

/** The words about each kind of mail. */
export const MAILING_TEXTS: Readonly<Record<Mailing, MailingTexts>> = {
  stock: { title: 'notify.end.title', text: 'notify.end.text', send: 'notify.end.send', done: 'notify.end.done' },
  newsletter: {
    title: 'unsubscribe.title',
    text: 'unsubscribe.link',
    send: 'unsubscribe.send',
    done: 'unsubscribe.done',
  },
  reviews: {
    title: 'unsubscribe.reviews.title',
    text: 'unsubscribe.reviews.text',
    send: 'unsubscribe.reviews.send',
    done: 'unsubscribe.reviews.done',
  },
}

type Answer = { error: 'link' | 'unavailable' } | { ended: Mailing } | { form: string }

/**
 * Asks before the mails of a kind are ended, since mail programs open links on their own; says that they are ended after that.
 */
export function EndMailing({ mailing, isDone }: { mailing: Mailing; isDone: boolean }) {
  const { t } = useTranslation()
  const answer = useActionData<Answer>()
  const texts = MAILING_TEXTS[mailing]
  if (isDone || (answer !== undefined && 'ended' in answer)) return <Notice kind="success">{t(texts.done)}</Notice>
  return (
    <>
      {answer !== undefined && 'error' in answer && <Notice kind="danger">{t(`unsubscribe.error.${answer.error}`)}</Notice>}
      <Form method="post" className="grid justify-items-start gap-4">
        <p>{t(texts.text)}</p>
        <Button>{t(texts.send)}</Button>
      </Form>
    </>
  )
}

/** Ends the newsletter of an address without a link. */
export function EndByAddress() {
  const { t } = useTranslation()
  const { refused, form } = useRefusedForm(END_FORM)
  const { state } = useNavigation()
  const error = refused?.errors.email
  return (
    <Form ref={form} method="post" noValidate className="grid max-w-xl gap-4 text-base">
      <p className="text-lg">{t('unsubscribe.text')}</p>
      <FormAlert error={refused?.errors['']} />
      <EmailField
        id="end-newsletter-email"
        label={t('newsletter.email')}
        defaultValue={refused?.values.email}
        error={error && t(error)}
      />
      <div>
        <Button disabled={state === 'submitting'}>{t('unsubscribe.send')}</Button>
      </div>
    </Form>
  )
}
