import { type KeyboardEvent, type MouseEvent, type ReactNode, useCallback, useEffect, useState } from 'react'
import { useModal } from './use-modal'

/**
 * Something that opens under its summary, without script too. With script it also closes: on Escape, which hands the focus back, on a
 * click elsewhere, and when a link inside is followed.
 */
export function Disclosure({ summary, label, className = '', summaryClassName = '', modal = false, children }: DisclosureProps) {
  const [details, setDetails] = useState<HTMLDetailsElement | null>(null)
  const [open, setOpen] = useState(false)
  useModal(details, modal && open)
  const adopt = useCallback((element: HTMLDetailsElement | null) => {
    setDetails(element)
    // It may have been opened before the page came alive.
    setOpen(element?.open ?? false)
  }, [])
  useEffect(() => {
    if (details === null) return
    function closeFromOutside(event: Event) {
      // The path tells it even when the answer to the click has taken its target away already.
      if (details?.open && !event.composedPath().includes(details)) details.open = false
    }
    document.addEventListener('click', closeFromOutside)
    return () => document.removeEventListener('click', closeFromOutside)
  }, [details])

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
    <details
      ref={adopt}
      className={className}
      onKeyDown={closeOnEscape}
      onClick={closeAfterLink}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={`cursor-pointer list-none ${summaryClassName}`} aria-label={label}>
        {summary}
      </summary>
      {typeof children === 'function' ? children(open) : children}
    </details>
  )
}

type DisclosureProps = {
  summary: ReactNode
  /** The name of a summary that shows only an icon. */
  label?: string
  className?: string
  summaryClassName?: string
  /** Lies over the page: while it is open, nothing else can be reached. */
  modal?: boolean
  /** A function is told whether it is open; before the page is alive it is not. */
  children: ReactNode | ((open: boolean) => ReactNode)
}
