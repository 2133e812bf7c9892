import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { notStored } from '../page/not-stored'
import { pageCrumb } from '../page/page-crumb'
import type { PageHandle } from '../page/page-handle'
import { ServicePage } from '../page/service-page'
import { unlistedMeta } from '../page/unlisted-meta'
import { endNotices, noticesLink } from '../notify/end-notices.server'
import { useTranslation } from '../store/use-translation'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'

export const handle: PageHandle = { layout: 'default', fixedCrumbs: (language) => [pageCrumb(language, 'unsubscribe.title')] }

/** A GET changes nothing: mail programs follow links on their own. */
export function loader({ request }: LoaderFunctionArgs) {
  const link = noticesLink(request.url)
  return { notices: link === null ? null : link.isDone ? ('ended' as const) : ('asked' as const) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  return endNotices(noticesLink(request.url)?.access ?? '', context)
}

export default function Unsubscribe() {
  const { t } = useTranslation()
  const { notices } = useLoaderData<typeof loader>()
  if (notices !== null) return <StockNotices isEnded={notices === 'ended'} />
  return (
    <ServicePage title={t('unsubscribe.title')}>
      <p>{t('unsubscribe.text')}</p>
      <Notice>{t('later.self')}</Notice>
    </ServicePage>
  )
}

export const headers = notStored
export const meta = unlistedMeta('unsubscribe.title')

function StockNotices({ isEnded }: { isEnded: boolean }) {
  const { t } = useTranslation()
  const refused = useActionData<typeof action>()
  return (
    <ServicePage title={t('notify.end.title')}>
      {refused && <Notice kind="danger">{t(`notify.end.error.${refused.error}`)}</Notice>}
      {isEnded ? (
        <Notice kind="success">{t('notify.end.done')}</Notice>
      ) : (
        <Form method="post" className="grid justify-items-start gap-4">
          <p>{t('notify.end.text')}</p>
          <Button>{t('notify.end.send')}</Button>
        </Form>
      )}
    </ServicePage>
  )
}
