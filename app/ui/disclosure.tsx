import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'

/**
 * Something that opens under its summary, without script too. With script it also closes: on Escape, which hands the focus back, on a
 * click elsewhere, and when a link inside is followed.
 */
export function Disclosure({ summary, label, className = '', summaryClassName = '', children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    function closeFromOutside({ target }: Event) {
      const { current } = details
      if (current?.open && target instanceof Node && !current.contains(target)) current.open = false
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
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the handlers only add to what links and summary do by themselves
    <details ref={details} className={className} onKeyDown={closeOnEscape} onClick={closeAfterLink}>
      <summary className={`cursor-pointer list-none ${summaryClassName}`} aria-label={label}>
        {summary}
      </summary>
      {children}
    </details>
  )
}

type DisclosureProps = {
  summary: ReactNode
  /** The name of a summary that shows only an icon. */
  label?: string
  className?: string
  summaryClassName?: string
  children: ReactNode
}
