import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { accountHandle } from '../my-account/account-handle'
import { loadReturns } from '../my-account/load-returns.server'
import { ReturnsPage } from '../my-account/returns-page'
import { notStored } from '../page/not-stored'
import { unlistedMeta } from '../page/unlisted-meta'

export const handle = accountHandle('account.returns')

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadReturns(request, context)
}

export const headers = notStored

export default function AccountReturns() {
  return <ReturnsPage shown={useLoaderData<typeof loader>()} />
}

export const meta = unlistedMeta('account.returns')
