import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData } from '@remix-run/react'
import { useState } from 'react'
import { keptForm } from '../account/kept-form.server'
import { AccountArea } from '../my-account/account-area'
import { notStored } from '../page/not-stored'
import type { PageHandle } from '../page/page-handle'

export const handle: PageHandle = { layout: 'default', guards: ['customer'] }

/** The guards of a route run before its loader. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return { kept: await keptForm(request, context) }
}

export const headers = notStored

/** Layout of the account pages, with their navigation. */
export default function AccountLayout() {
  const { kept: loaded } = useLoaderData<typeof loader>()
  const [kept, setKept] = useState(loaded)
  // Data that is read again is a new object. A form that is shown already must not take the focus once more.
  if (JSON.stringify(kept) !== JSON.stringify(loaded)) setKept(loaded)
  return (
    <AccountArea>
      <Outlet context={kept} />
    </AccountArea>
  )
}
