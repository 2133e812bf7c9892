import type { ReactNode } from 'react'

/** A titled fact in a list of facts (`dl`). */
export function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{title}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  )
}
