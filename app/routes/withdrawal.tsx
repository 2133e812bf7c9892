import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { notStored } from '../page/not-stored'
import { pageCrumb } from '../page/page-crumb'
import type { PageHandle } from '../page/page-handle'
import { unlistedMeta } from '../page/unlisted-meta'
import { readForm } from '../forms/read-form.server'
import { useTranslation } from '../store/use-translation'
import { ConfirmStatement } from '../withdrawal/confirm-statement'
import { confirmWithdrawal } from '../withdrawal/confirm-withdrawal.server'
import { loadWithdrawal } from '../withdrawal/load-withdrawal.server'
import { ReceivedStatement } from '../withdrawal/received-statement'
import { WithdrawalForm } from '../withdrawal/withdrawal-form'
import { checkWithdrawal } from '../withdrawal/withdrawal-form.server'

export const handle: PageHandle = {
  layout: 'default',
  keepsQuery: true,
  fixedCrumbs: (language) => [pageCrumb(language, 'withdrawal.title')],
}

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
        <Step title={t('withdrawal.title')}>
          <p>{t('withdrawal.intro')}</p>
          <WithdrawalForm view={view} />
        </Step>
      )
    case 'statement':
      return (
        <Step title={t('withdrawal.check.title')}>
          <ConfirmStatement view={view} />
        </Step>
      )
    case 'received':
      return (
        <Step title={t('withdrawal.received.title')}>
          <ReceivedStatement view={view} />
        </Step>
      )
  }
}

export const meta = unlistedMeta('withdrawal.title')

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="page-width pt-6">
      <div className="mx-auto max-w-3xl">
        <h1>{title}</h1>
        <div className="mt-4 grid gap-4 text-lg">{children}</div>
      </div>
    </div>
  )
}
