import { Outlet } from '@remix-run/react'
import { AccountArea } from '../my-account/account-area'
import { notStored } from '../page/not-stored'
import type { PageHandle } from '../page/page-handle'

export const handle: PageHandle = { layout: 'default', guards: ['customer'] }

/** The guards of a route run before its loader. */
export const loader = () => null
export const headers = notStored

/** Layout of the account pages, with their navigation. */
export default function AccountLayout() {
  return (
    <AccountArea>
      <Outlet />
    </AccountArea>
  )
}
