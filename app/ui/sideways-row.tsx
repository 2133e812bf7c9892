import type { ReactNode } from 'react'

/**
 * Secondary links of a page: on phones and tablets a single row that scrolls horizontally, to save
 * height. `wide` are classes for wider screens.
 */
export function SidewaysRow({ wide = '', children }: { wide?: string; children: ReactNode }) {
  return (
    <div
      data-row
      className={`max-lg:relative max-lg:-mx-4 max-lg:mt-2 max-lg:flex max-lg:gap-2 max-lg:overflow-x-auto max-lg:px-4 max-lg:py-1 max-lg:empty:hidden ${wide}`}
    >
      {children}
    </div>
  )
}
