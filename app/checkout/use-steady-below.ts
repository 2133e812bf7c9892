import { useLayoutEffect, useRef } from 'react'

/**
 * Keeps what the shopper reads below a section in its place on the screen when new `data` changes the height of the section, such
 * as the deliveries that a postal code brings. Needs `overflow-anchor: none`, as useSteadyPlace does.
 */
export function useSteadyBelow(sectionId: string, data: unknown): void {
  const known = useRef<{ data: unknown; height: number } | null>(null)
  // After every commit: a choice of the shopper may have changed the height since the last data.
  useLayoutEffect(() => {
    const section = document.getElementById(sectionId)
    const before = known.current
    known.current = section && { data, height: section.offsetHeight }
    if (section === null || before === null || before.data === data) return
    const grown = section.offsetHeight - before.height
    if (grown !== 0 && isReadBelow(section, grown)) window.scrollBy({ top: grown, behavior: 'instant' })
  })
}

/**
 * Whether the shopper reads below a section that has `grown`: the field in use is there, or, while none is on the
 * screen, the larger part of the screen was.
 */
function isReadBelow(section: HTMLElement, grown: number): boolean {
  const field = document.activeElement
  // A choice that was just made in the section stays in sight, whatever the answer adds to it.
  if (section.contains(field)) return false
  if (field !== null && field.closest('form')?.contains(section) === true) {
    const isBelow = (section.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    const { top, bottom } = field.getBoundingClientRect()
    const moved = isBelow ? grown : 0
    if (bottom - moved > 0 && top - moved < window.innerHeight) return isBelow
  }
  return section.getBoundingClientRect().bottom - grown < window.innerHeight / 2
}
