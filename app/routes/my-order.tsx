import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { PaymentLink } from '../checkout/payment-link'
import { notStored } from '../page/not-stored'
import { pageCrumb } from '../page/page-crumb'
import type { PageHandle } from '../page/page-handle'
import { unlistedMeta } from '../page/unlisted-meta'
import { readForm } from '../forms/read-form.server'
import { loadMyOrder } from '../orders/load-my-order.server'
import { handleMyOrderForm } from '../orders/my-order-action.server'
import { OrderLogin } from '../orders/order-login'
import { OrderView } from '../orders/order-view'
import { href } from '../routing/href'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Button } from '../ui/button'

export const handle: PageHandle = { layout: 'default', fixedCrumbs: (language) => [pageCrumb(language, 'myOrder.title')] }

/** The order for its login or its customer; else the way in. Without an id it leads to the order of the login. */
export async function loader({ request, params: { id }, context }: LoaderFunctionArgs) {
  const own = context.visitor.ownOrder
  if (id === undefined && own !== null) return redirect(href('myOrder', context.visitor.language, { id: own }))
  return loadMyOrder(id, request, context)
}

export const headers = notStored

export async function action({ request, params: { id }, context }: ActionFunctionArgs) {
  return handleMyOrderForm(await readForm(request), id, request, context)
}

export default function MyOrder() {
  const loaded = useLoaderData<typeof loader>()
  const { t } = useTranslation()
  const language = useLanguage()
  if (loaded.kind === 'payment') {
    const back = { href: href('myOrder', language, { id: loaded.id }), label: t('order.renewal.back') }
    return <PaymentLink url={loaded.url} back={back} />
  }
  if (loaded.kind === 'login') {
    return (
      <div className="page-width grid max-w-3xl gap-6 pt-6">
        <h1>{t('myOrder.title')}</h1>
        <OrderLogin hasLink={loaded.hasLink} refused={loaded.refused} />
      </div>
    )
  }
  return (
    <div className="page-width pt-6">
      <OrderView {...loaded} />
      <Form method="post" action={href('myOrder', language)} reloadDocument className="mt-10 print:hidden">
        <input type="hidden" name="intent" value="log-out" />
        <Button look="quiet">{t('myOrder.logOut')}</Button>
      </Form>
    </div>
  )
}

export const meta = unlistedMeta('myOrder.title')
