import { Outlet } from '@remix-run/react'
import { AccountNav } from '../account/account-nav'
import { notStored } from '../page/not-stored'
import type { PageHandle } from '../page/page-handle'

export const handle: PageHandle = { layout: 'default', guards: ['customer'] }

/** The guards of a route run before its loader. */
export const loader = () => null
export const headers = notStored

/** Layout of the account pages, with their navigation. */
export default function AccountArea() {
  return (
    <div className="page-width grid gap-6 pt-6 lg:grid-cols-[15rem_1fr] lg:gap-12">
      <AccountNav />
      <div className="max-w-3xl">
        <Outlet />
      </div>
    </div>
  )
}
