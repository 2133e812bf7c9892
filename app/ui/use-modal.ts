import { type RefObject, useEffect } from 'react'

/**
 * While `open`, the rest of the page is inert, as around a modal dialog. For an element that is not a `dialog`, since it must
 * open without JavaScript. A `dialog` is left alone: a link inside the element may open it.
 */
export function useModal(place: RefObject<HTMLElement>, open: boolean): void {
  useEffect(() => {
    const element = place.current
    if (element === null || !open) return
    const others = elementsOutside(element).filter((other) => !other.inert && !(other instanceof HTMLDialogElement))
    for (const other of others) other.inert = true
    return () => {
      for (const other of others) other.inert = false
    }
  }, [place, open])
}

/** All elements in the body that neither contain the element nor are inside it. */
function elementsOutside(element: HTMLElement): HTMLElement[] {
  const { parentElement } = element
  if (parentElement === null || element === document.body) return []
  const siblings = [...parentElement.children].flatMap((other) =>
    other instanceof HTMLElement && other !== element ? [other] : [],
  )
  return [...siblings, ...elementsOutside(parentElement)]
}
