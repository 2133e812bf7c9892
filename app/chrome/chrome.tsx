import type { ReactNode } from 'react'
import type { ChromeData } from './chrome-data.server'

/** Header, breadcrumbs, page and footer, in the layout the page asks for. */
export function Chrome({ data, children }: { data: ChromeData | undefined; children: ReactNode }) {
  return (
    <main id="main">
      {children}
      {data?.message}
    </main>
  )
}
