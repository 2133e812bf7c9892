import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useModal } from './use-modal'

/**
 * A `details` element, which also works without JavaScript. With JavaScript it closes on Escape (which returns the focus to the
 * summary), on a click outside, and when a link inside is clicked.
 */
export function Disclosure({
  summary,
  label,
  className = '',
  summaryClassName = '',
  modal = false,
  onIntent,
  children,
}: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const [open, setOpen] = useState(false)
  useModal(details, modal && open)
  useEffect(() => {
    // It may have been opened before hydration.
    if (details.current?.open) setOpen(true)
    function closeFromOutside(event: Event) {
      const element = details.current
      // `composedPath` still holds the target when a click handler has already removed it from the page.
      if (element?.open && !event.composedPath().includes(element)) element.open = false
    }
    document.addEventListener('click', closeFromOutside)
    return () => document.removeEventListener('click', closeFromOutside)
  }, [])

  function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
    const { currentTarget } = event
    if (event.key !== 'Escape' || !currentTarget.open) return
    currentTarget.open = false
    currentTarget.querySelector('summary')?.focus()
  }

  function closeAfterLink({ target, currentTarget }: MouseEvent<HTMLDetailsElement>) {
    if (target instanceof Element && target.closest('a')) currentTarget.open = false
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the handlers only extend links and summary
    <details
      ref={details}
      className={className}
      onKeyDown={closeOnEscape}
      onClick={closeAfterLink}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary
        className={`cursor-pointer list-none ${summaryClassName}`}
        aria-label={label}
        onPointerEnter={onIntent}
        onFocus={onIntent}
      >
        {summary}
      </summary>
      {children}
    </details>
  )
}

type DisclosureProps = {
  summary: ReactNode
  /** Accessible name of a summary that shows only an icon. */
  label?: string
  className?: string
  summaryClassName?: string
  /** While it is open, the rest of the page is inert. */
  modal?: boolean
  /** Called when the shopper points at the summary or focuses it, maybe several times. */
  onIntent?: () => void
  children: ReactNode
}
