import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Receipt } from '../checkout/receipt'
import { loadPurchase } from '../checkout/purchase.server'
import type { PageHandle } from '../chrome/page-handle'
import { unlistedMeta } from '../chrome/unlisted-meta'

export const handle: PageHandle = { layout: 'plain' }

export function loader({ params, context }: LoaderFunctionArgs) {
  return loadPurchase(context, params.id)
}

export default function Confirmation() {
  return <Receipt order={useLoaderData<typeof loader>()} />
}

export const meta = unlistedMeta('confirmation.title')
