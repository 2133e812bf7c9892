import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readForm } from '../forms/read-form.server'
import { accountHandle } from '../my-account/account-handle'
import { loadOrders } from '../my-account/load-orders.server'
import { handleOrdersForm } from '../my-account/orders-action.server'
import { OrdersPage } from '../my-account/orders-page'
import { notStored } from '../page/not-stored'
import { unlistedMeta } from '../page/unlisted-meta'

export const handle = accountHandle('account.orders')

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadOrders(request, context)
}

export const headers = notStored

export async function action({ request, context }: ActionFunctionArgs) {
  return handleOrdersForm(await readForm(request), request, context)
}

export default function AccountOrders() {
  return <OrdersPage shown={useLoaderData<typeof loader>()} />
}

export const meta = unlistedMeta('account.orders')
