import type { ReactNode } from 'react'

/**
 * What leads on besides what the page is about: on phones and tablets one row that is turned over sideways, so that it takes no height from
 * that. `wide` are classes for wider screens.
 */
export function SidewaysRow({ wide = '', children }: { wide?: string; children: ReactNode }) {
  return (
    <div
      className={`max-lg:relative max-lg:-mx-4 max-lg:mt-2 max-lg:flex max-lg:gap-2 max-lg:overflow-x-auto max-lg:px-4 max-lg:py-1 max-lg:empty:hidden ${wide}`}
    >
      {children}
    </div>
  )
}
