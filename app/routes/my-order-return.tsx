import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { keptFor } from '../account/kept-form.server'
import { notStored } from '../page/not-stored'
import { pageCrumb } from '../page/page-crumb'
import type { PageHandle } from '../page/page-handle'
import { ServiceLinks } from '../page/service-page'
import { unlistedMeta } from '../page/unlisted-meta'
import { readForm } from '../forms/read-form.server'
import { keepingForm } from '../orders/keep-order-form.server'
import { type LoadedReturn, loadReturn } from '../orders/load-return.server'
import { handleReturnForm } from '../orders/return-action.server'
import { ReturnForm } from '../orders/return-form'
import { CANCEL_RETURN, SHOWN_RETURN } from '../orders/return-href'
import { ReturnPage } from '../orders/return-page'
import { href } from '../routing/href'
import { useTranslation } from '../store/use-translation'

export const handle: PageHandle<LoadedReturn> = {
  layout: 'default',
  keepsQuery: true,
  crumbs: (page, language) => [
    pageCrumb(
      language,
      'myOrder.title',
      href('myOrder', language, { id: (page.kind === 'form' ? page.form : page.shown).orderId }),
    ),
    pageCrumb(language, 'myOrderReturn.short'),
  ],
}

/** The form of an order's returns, or the return that `?return=` names. Without the login of the order, its redirect. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const page = await loadReturn(placeOf(params, context), new URL(request.url).searchParams.get(SHOWN_RETURN), context)
  return { ...page, kept: await keptFor('order', request, context) }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request)
  const act = () => handleReturnForm(form, placeOf(params, context), context)
  return form.get('intent') === CANCEL_RETURN ? act() : keepingForm(form, request, context, act)
}

function placeOf({ id: orderId = '' }: LoaderFunctionArgs['params'], { visitor }: LoaderFunctionArgs['context']) {
  return { orderId, path: href('myOrderReturn', visitor.language, { id: orderId }) }
}

export const headers = notStored

export default function MyOrderReturn() {
  const { t } = useTranslation()
  const page = useLoaderData<typeof loader>()
  return (
    <div className="page-width pt-6">
      <div className="mx-auto max-w-3xl">
        {page.kind === 'return' ? (
          <ReturnPage shown={page.shown} />
        ) : (
          <>
            <h1 className="mb-4">{t(page.form.isCompany ? 'myOrderReturn.short' : 'myOrderReturn.title')}</h1>
            <ReturnForm form={page.form} kept={page.kept} />
          </>
        )}
        <div className="print:hidden">
          <ServiceLinks isMain={false} />
        </div>
      </div>
    </div>
  )
}

export const meta = unlistedMeta('myOrderReturn.short')
