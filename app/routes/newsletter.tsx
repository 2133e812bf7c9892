import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { readForm } from '../forms/read-form.server'
import { ThanksNotice } from '../forms/thanks-notice'
import { useThanks } from '../forms/use-thanks'
import { NewsletterForm } from '../mailings/newsletter-form'
import { confirmNewsletter, requestNewsletter } from '../mailings/newsletter-form.server'
import { NEWSLETTER_FORM } from '../mailings/newsletter-sent'
import { notStored } from '../page/not-stored'
import { pageCrumb } from '../page/page-crumb'
import type { PageHandle } from '../page/page-handle'
import { ServicePage } from '../page/service-page'
import { unlistedMeta } from '../page/unlisted-meta'
import { useTranslation } from '../store/use-translation'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'

export const handle: PageHandle = {
  layout: 'default',
  keepsQuery: true,
  asksForNewsletter: false,
  fixedCrumbs: (language) => [pageCrumb(language, 'newsletter.title')],
}

/** The token of the link in the mail that asks to confirm; null without one. */
const confirmToken = (url: string) => new URL(url).searchParams.get('confirm')

/** A GET changes nothing: mail programs open links on their own. */
export function loader({ request }: LoaderFunctionArgs) {
  const token = confirmToken(request.url)
  return { confirming: token === null ? null : token === 'done' ? ('done' as const) : ('asked' as const) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const token = confirmToken(request.url)
  return token === null ? requestNewsletter(await readForm(request), context) : confirmNewsletter(token, context)
}

/** The newsletter: asks for an address, and confirms it with the link of the mail (double opt-in). */
export default function Newsletter() {
  const { t } = useTranslation()
  const { confirming } = useLoaderData<typeof loader>()
  const isSent = useThanks(NEWSLETTER_FORM)
  return (
    <ServicePage title={t('newsletter.title')} isMain={confirming === 'done'}>
      {confirming === 'done' ? (
        <Notice kind="success" title={t('newsletter.done.title')}>
          <p>{t('newsletter.done.text')}</p>
        </Notice>
      ) : confirming === 'asked' ? (
        <Confirmation />
      ) : isSent ? (
        <ThanksNotice title={t('newsletter.thanks.title')} text={t('newsletter.thanks.text')} />
      ) : (
        <>
          <p>{t('newsletter.text')}</p>
          <div className="max-w-xl text-base">
            <NewsletterForm place="page" />
          </div>
        </>
      )}
    </ServicePage>
  )
}

export const headers = notStored
export const meta = unlistedMeta('newsletter.title')

function Confirmation() {
  const { t } = useTranslation()
  const answer = useActionData<typeof action>()
  return (
    <>
      {answer !== undefined && 'error' in answer && <Notice kind="danger">{t(answer.error)}</Notice>}
      <Form method="post" className="grid justify-items-start gap-4">
        <p>{t('newsletter.confirm.text')}</p>
        <Button>{t('newsletter.confirm.send')}</Button>
      </Form>
    </>
  )
}
