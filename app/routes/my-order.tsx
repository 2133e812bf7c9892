import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { PaymentLink } from '../checkout/payment-link'
import { AccountArea } from '../my-account/account-area'
import { notStored } from '../page/not-stored'
import { pageCrumb } from '../page/page-crumb'
import type { PageHandle } from '../page/page-handle'
import { unlistedMeta } from '../page/unlisted-meta'
import { readForm } from '../forms/read-form.server'
import { type Loaded, loadMyOrder } from '../orders/load-my-order.server'
import { handleMyOrderForm } from '../orders/my-order-action.server'
import { OrderLogin } from '../orders/order-login'
import { refundFacts } from '../orders/refund-facts'
import { OrderView } from '../orders/order-view'
import { href } from '../routing/href'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Button } from '../ui/button'

/** An order that was opened with the account has the breadcrumbs and the navigation of the account. */
export const handle: PageHandle<Loaded> = {
  layout: 'default',
  crumbs: (loaded, language) =>
    loaded.kind === 'order' && loaded.area === 'account'
      ? [
          pageCrumb(language, 'account.title', href('account', language)),
          pageCrumb(language, 'account.orders', href('accountOrders', language)),
          { text: loaded.detail.order.number },
        ]
      : [pageCrumb(language, 'myOrder.title')],
  facts: (loaded) => (loaded.kind === 'order' ? { refunds: refundFacts(loaded.detail) } : {}),
}

/** The order, for its login or its customer; otherwise the login to it. Without an id it leads to the order of the login. */
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
      <div className="page-width pt-6">
        <div className="mx-auto grid max-w-md gap-6">
          <h1>{t('myOrder.title')}</h1>
          <OrderLogin hasLink={loaded.hasLink} refused={loaded.refused} />
        </div>
      </div>
    )
  }
  if (loaded.area === 'account') {
    return (
      <AccountArea>
        <OrderView {...loaded} />
      </AccountArea>
    )
  }
  return (
    <div className="page-width pt-6">
      <OrderView {...loaded} />
      <Form method="post" action={href('myOrder', language)} reloadDocument className="mt-10 print:hidden">
        <input type="hidden" name="intent" value="log-out" />
        <Button look="quiet" className="-ml-5">
          {t('myOrder.logOut')}
        </Button>
      </Form>
    </div>
  )
}

export const meta = unlistedMeta('myOrder.title')
