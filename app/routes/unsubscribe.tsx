import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readForm } from '../forms/read-form.server'
import { EndByAddress, EndMailing, MAILING_TEXTS } from '../mailings/end-forms'
import { endByAddress, endMailing, mailingLink } from '../mailings/end-mailing.server'
import { notStored } from '../page/not-stored'
import { pageCrumb } from '../page/page-crumb'
import type { PageHandle } from '../page/page-handle'
import { ServicePage } from '../page/service-page'
import { unlistedMeta } from '../page/unlisted-meta'
import { useTranslation } from '../store/use-translation'

export const handle: PageHandle = {
  layout: 'default',
  keepsQuery: true,
  asksForNewsletter: false,
  fixedCrumbs: (language) => [pageCrumb(language, 'unsubscribe.title')],
}

/** A GET changes nothing: mail programs open links on their own. */
export function loader({ request }: LoaderFunctionArgs) {
  const link = mailingLink(request.url)
  return { link: link === null ? null : { mailing: link.mailing, isDone: link.isDone } }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const link = mailingLink(request.url)
  const form = await readForm(request)
  return link === null ? endByAddress(form, context) : endMailing(link, form, context)
}

/** Ends the newsletter, by the link of a mail or by address, and other mails by their link (spec section 2, Unsubscribe). */
export default function Unsubscribe() {
  const { t } = useTranslation()
  const { link } = useLoaderData<typeof loader>()
  return (
    <ServicePage title={t(MAILING_TEXTS[link?.mailing ?? 'newsletter'].title)} isMain={link?.isDone ?? false}>
      {link === null ? <EndByAddress /> : <EndMailing {...link} />}
    </ServicePage>
  )
}

export const headers = notStored
export const meta = unlistedMeta('unsubscribe.title')
