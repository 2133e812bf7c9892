import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { notStored } from '../chrome/not-stored'
import { pageCrumb } from '../chrome/page-crumb'
import type { PageHandle } from '../chrome/page-handle'
import { ServicePage } from '../chrome/service-page'
import { unlistedMeta } from '../chrome/unlisted-meta'
import { readForm } from '../forms/read-form.server'
import { useTranslation } from '../store/use-translation'
import { ConfirmStatement } from '../withdrawal/confirm-statement'
import { confirmWithdrawal } from '../withdrawal/confirm-withdrawal.server'
import { loadWithdrawal } from '../withdrawal/load-withdrawal.server'
import { ReceivedStatement } from '../withdrawal/received-statement'
import { WithdrawalForm } from '../withdrawal/withdrawal-form'
import { checkWithdrawal } from '../withdrawal/withdrawal-form.server'

export const handle: PageHandle = { layout: 'default', fixedCrumbs: (language) => [pageCrumb(language, 'withdrawal.title')] }

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadWithdrawal(new URL(request.url), context)
}

export const headers = notStored

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request)
  return form.get('intent') === 'confirm' ? confirmWithdrawal(form, context) : checkWithdrawal(form, context)
}

/** The withdrawal function in two steps, open to everyone (Directive 2011/83/EU, article 11a). */
export default function Withdrawal() {
  const { t } = useTranslation()
  const view = useLoaderData<typeof loader>()
  switch (view.step) {
    case 'form':
      return (
        <ServicePage title={t('withdrawal.title')}>
          <p>{t('withdrawal.intro')}</p>
          <WithdrawalForm view={view} />
        </ServicePage>
      )
    case 'statement':
      return (
        <ServicePage title={t('withdrawal.check.title')}>
          <ConfirmStatement view={view} />
        </ServicePage>
      )
    case 'received':
      return (
        <ServicePage title={t('withdrawal.received.title')}>
          <ReceivedStatement view={view} />
        </ServicePage>
      )
  }
}

export const meta = unlistedMeta('withdrawal.title')
