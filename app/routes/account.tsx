import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData } from '@remix-run/react'
import { useState } from 'react'
import { loadKeptForm } from '../account/kept-form.server'
import type { KeptFormContext } from '../forms/kept-form'
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
  const [shown, setShown] = useState(loaded)
  // Data that is read again is a new object. A form that is shown already must not take the focus once more.
  if (JSON.stringify(shown) !== JSON.stringify(loaded)) setShown(loaded)
  return (
    <AccountArea>
      <Outlet context={shown} />
    </AccountArea>
  )
}
