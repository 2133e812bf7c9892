import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageNotFound } from '../commerce/page-failure.server'
import { readForm } from '../forms/read-form.server'
import { ChooseOrder } from '../my-account/choose-order'
import { loadSentOrders } from '../my-account/load-returns.server'
import { loadReturn } from '../orders/load-return.server'
import { handleReturnForm } from '../orders/return-action.server'
import { ReturnForm } from '../orders/return-form'
import { SHOWN_RETURN } from '../orders/return-href'
import { ReturnPage } from '../orders/return-page'
import { notStored } from '../page/not-stored'
import { pageCrumb } from '../page/page-crumb'
import type { PageHandle } from '../page/page-handle'
import { unlistedMeta } from '../page/unlisted-meta'
import { href } from '../routing/href'
import { useTranslation } from '../store/use-translation'

export const handle: PageHandle = {
  layout: 'default',
  keepsQuery: true,
  fixedCrumbs: (language) => [
    pageCrumb(language, 'account.title', href('account', language)),
    pageCrumb(language, 'account.returns', href('accountReturns', language)),
    pageCrumb(language, 'account.orderReturn'),
  ],
}

/** The form of an order's returns, or the return that `?return=` names; without an id the orders to choose from. */
export async function loader({ request, params: { id }, context }: LoaderFunctionArgs) {
  if (id === undefined) return { kind: 'orders' as const, shown: await loadSentOrders(request, context) }
  return loadReturn(placeOf(id, context), new URL(request.url).searchParams.get(SHOWN_RETURN), context)
}

export const headers = notStored

export async function action({ request, params: { id }, context }: ActionFunctionArgs) {
  if (id === undefined) throw pageNotFound()
  return handleReturnForm(await readForm(request), placeOf(id, context), context)
}

function placeOf(orderId: string, { visitor }: LoaderFunctionArgs['context']) {
  return { orderId, path: href('accountOrderReturn', visitor.language, { id: orderId }) }
}

export default function AccountOrderReturn() {
  const { t } = useTranslation()
  const page = useLoaderData<typeof loader>()
  if (page.kind === 'return') return <ReturnPage shown={page.shown} />
  return (
    <div className="grid max-w-3xl content-start gap-5">
      <h1>{t('account.orderReturn')}</h1>
      {page.kind === 'orders' ? (
        <ChooseOrder shown={page.shown} />
      ) : (
        <div>
          <ReturnForm form={page.form} />
        </div>
      )}
    </div>
  )
}

export const meta = unlistedMeta('account.orderReturn')
