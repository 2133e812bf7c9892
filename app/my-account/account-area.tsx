import type { ReactNode } from 'react'
import { AccountNav } from './account-nav'

/** The frame of the account pages: their navigation beside the page, or above it on a narrow screen. */
export function AccountArea({ children }: { children: ReactNode }) {
  return (
    <div className="page-width grid gap-6 pt-4 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-12 lg:pt-6">
      <div className="min-w-0 print:hidden">
        <AccountNav />
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  )
}
