import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData } from '@remix-run/react'
import { loadKeptForm } from '../account/kept-form.server'
import type { KeptFormContext } from '../forms/kept-form'
import { useUnchanged } from '../forms/use-unchanged'
import { AccountArea } from '../my-account/account-area'
import { notStored } from '../page/not-stored'
import type { PageHandle } from '../page/page-handle'

export const handle: PageHandle = { layout: 'default', guards: ['customer'] }

/** The guards of a route run before its loader. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadKeptForm(request, context)
}

export const headers = notStored

/** Layout of the account pages, with their navigation. */
export default function AccountLayout() {
  const loaded: KeptFormContext = useLoaderData<typeof loader>()
  return (
    <AccountArea>
      <Outlet context={useUnchanged(loaded)} />
    </AccountArea>
  )
}
