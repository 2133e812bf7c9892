import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Receipt } from '../checkout/receipt'
import type { PageHandle } from '../chrome/page-handle'
import { unlistedMeta } from '../chrome/unlisted-meta'
import { pageNotFound } from '../commerce/page-failure.server'

export const handle: PageHandle = { layout: 'plain' }

/** An order placed in this session; without an id the latest one. Any other order is 404, even when its id is known. */
export async function loader({ params: { id }, context }: LoaderFunctionArgs) {
  const { purchases } = await context.session.read()
  const purchase = id === undefined ? purchases[0] : purchases.find(({ orderId }) => orderId === id)
  if (!purchase) throw pageNotFound()
  const { answer } = await context.backend.call('order', { params: { id: purchase.orderId } })
  return answer
}

export default function Confirmation() {
  return <Receipt order={useLoaderData<typeof loader>()} />
}

export const meta = unlistedMeta('confirmation.title')
