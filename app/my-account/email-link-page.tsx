import { Form, useActionData } from '@remix-run/react'
import { ServicePage } from '../page/service-page'
import { href } from '../routing/href'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Button, LinkButton } from '../ui/button'
import { Notice } from '../ui/notice'
import type { EmailLinkView } from './email-link.server'
import { CONFIRM_EMAIL_FORM, STOP_LINK } from './profile-forms'
import { Link } from '../ui/link'

type Failure = { error: 'myOrder.error.tooMany' | 'order.error.unavailable' }

/**
 * The page of a link that was mailed for a change of the e-mail address: asks to confirm or to stop it, or says what came of it.
 */
export function EmailLinkPage({ shown }: { shown: EmailLinkView }) {
  const { t } = useTranslation()
  const failure = useActionData<Failure>()
  return (
    <ServicePage title={t('emailChange.title')} isMain={false}>
      {failure !== undefined && 'error' in failure && <Notice kind="danger">{t(failure.error)}</Notice>}
      <Content {...shown} />
    </ServicePage>
  )
}

function Content({ state, link, asksToStop }: EmailLinkView) {
  const { t } = useTranslation()
  const language = useLanguage()
  const isOfOwner = link?.side === 'old'
  if (link === null || state === 'over') {
    return (
      <>
        <Notice kind="warning">{t('emailChange.over')}</Notice>
        <Link
          to={href('accountProfile', language)}
          className="justify-self-start py-2.5 text-petrol underline underline-offset-4"
        >
          {t('emailChange.profile')}
        </Link>
      </>
    )
  }
  if (state === 'done' && asksToStop && isOfOwner) {
    return (
      <Notice kind="warning" title={t('emailChange.done.title')}>
        <p>{t('emailChange.done.notYou')}</p>
      </Notice>
    )
  }
  if (state === 'done') {
    return (
      <Notice kind="success" title={t('emailChange.done.title')}>
        <p className="wrap-anywhere">{t('emailChange.done.text', link)}</p>
      </Notice>
    )
  }
  if (state === 'stopped') {
    return (
      <>
        <Notice kind="success" title={t('emailChange.stopped.title')}>
          <p>{t('emailChange.stopped.text')}</p>
        </Notice>
        <LinkButton to={`${href('home', language)}?login=forgotten`} look="secondary" className="justify-self-start">
          {t('emailChange.password')}
        </LinkButton>
      </>
    )
  }
  if (asksToStop && isOfOwner) return <StopForm text={t('emailChange.stop.text', link)} go={t('emailChange.stop')} isMain />
  return (
    <>
      {state === 'waiting' ? (
        <Notice kind="success" title={t('emailChange.waiting.title')}>
          <p>{t('emailChange.waiting.text')}</p>
        </Notice>
      ) : (
        <Form method="post" className="grid justify-items-start gap-4">
          <input type="hidden" name="intent" value={CONFIRM_EMAIL_FORM} />
          <p className="wrap-anywhere">{t(`emailChange.${link.side}`, link)}</p>
          <Button>{t('emailChange.confirm')}</Button>
        </Form>
      )}
      {isOfOwner && <StopForm go={t('emailChange.notMe')} />}
    </>
  )
}

/** Stops the change; only the former address may. */
function StopForm({ text, go, isMain = false }: { text?: string; go: string; isMain?: boolean }) {
  return (
    <Form method="post" className="grid justify-items-start gap-4">
      <input type="hidden" name="intent" value={STOP_LINK} />
      {text !== undefined && <p className="wrap-anywhere">{text}</p>}
      <Button look={isMain ? 'primary' : 'secondary'}>{go}</Button>
    </Form>
  )
}
