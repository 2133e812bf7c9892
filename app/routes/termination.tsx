import { TIME_ZONE } from '../commerce/contract/time-zone'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { notStored } from '../page/not-stored'
import { pageCrumb } from '../page/page-crumb'
import type { PageHandle } from '../page/page-handle'
import { ServicePage } from '../page/service-page'
import { unlistedMeta } from '../page/unlisted-meta'
import { readForm } from '../forms/read-form.server'
import { href } from '../routing/href'
import { dateFormat } from '../store/intl-formats'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { TerminationForm } from '../subscriptions/termination-form'
import { terminate } from '../subscriptions/termination-form.server'
import { Notice } from '../ui/notice'
import { Link } from '../ui/link'

export const handle: PageHandle = {
  layout: 'default',
  keepsQuery: true,
  fixedCrumbs: (language) => [pageCrumb(language, 'termination.title')],
}

/** With `?received={time}` the termination was received then. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const received = z.iso.datetime().safeParse(new URL(request.url).searchParams.get('received'))
  if (!received.success) return { id: randomUUID(), moment: null }
  const format = dateFormat(context.visitor.store.iso, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  })
  return { id: randomUUID(), moment: format.format(new Date(received.data)) }
}

export const headers = notStored

export async function action({ request, context }: ActionFunctionArgs) {
  return terminate(await readForm(request), context)
}

/** The termination function (§ 312k BGB), open to everyone: the footer links here, and the button here ends the subscription. */
export default function Termination() {
  const { t } = useTranslation()
  const { id, moment } = useLoaderData<typeof loader>()
  if (moment !== null) return <Received moment={moment} />
  return (
    <ServicePage title={t('termination.title')} isMain={false}>
      <p>{t('termination.intro')}</p>
      <TerminationForm id={id} />
    </ServicePage>
  )
}

export const meta = unlistedMeta('termination.title')

function Received({ moment }: { moment: string }) {
  const { t } = useTranslation()
  return (
    <ServicePage title={t('termination.received.title')}>
      <Notice kind="success" title={t('termination.received.at', { moment })}>
        <p>{t('termination.received.mail')}</p>
      </Notice>
      <p className="text-base">
        <Link
          to={href('termination', useLanguage())}
          className="inline-block py-2.5 -my-2.5 text-petrol underline underline-offset-4"
        >
          {t('termination.another')}
        </Link>
      </p>
    </ServicePage>
  )
}
