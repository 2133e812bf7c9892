import { useEffect } from 'react'

/**
 * While `open`, the rest of the page can be neither reached nor read, as around a modal dialog; for what is none because it also has to open
 * without script.
 */
export function useModal(element: HTMLElement | null, open: boolean): void {
  useEffect(() => {
    if (element === null || !open) return
    const quiet = around(element).filter((other) => !other.inert)
    for (const other of quiet) other.inert = true
    return () => {
      for (const other of quiet) other.inert = false
    }
  }, [element, open])
}

/** Everything in the body that neither holds the element nor lies in it. */
function around(element: HTMLElement): HTMLElement[] {
  const { parentElement } = element
  if (parentElement === null || element === document.body) return []
  const siblings = [...parentElement.children].flatMap((other) =>
    other instanceof HTMLElement && other !== element ? [other] : [],
  )
  return [...siblings, ...around(parentElement)]
}
