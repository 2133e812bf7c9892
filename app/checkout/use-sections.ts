import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import type { FieldName } from './checkout-fields'
import type { SectionId, ValueOf } from './sections'

type FormEvent = SyntheticEvent<HTMLFormElement>

/**
 * The sections that are closed. A section closes when the shopper moves on below it; `summaryIfDone` gives its one-line summary.
 * By keyboard it closes at once; by pointer only when the page can be scrolled by as much as it
 * shrinks, so that nothing moves under the pointer. A section with an error is open, and so is one that the shopper has opened
 * until something in it is changed. Without scripts all are.
 */
export function useSections({ keepPlace, summaryIfDone, hasError }: SectionRules) {
  const [closed, setClosed] = useState<Closed>(new Map())
  const opened = useRef<SectionId | null>(null)
  const openedByHand = useRef(new Set<SectionId>())
  const isPressed = useRef(false)
  const wrong = CLOSING.find((id) => closed.has(id) && hasError(id))
  if (wrong !== undefined) setClosed(without(closed, wrong))

  useEffect(() => {
    const id = opened.current
    opened.current = null
    if (id !== null) partsOf(id)?.body.querySelector<HTMLElement>('input, textarea')?.focus()
  }, [closed])

  function open(id: SectionId) {
    opened.current = id
    openedByHand.current.add(id)
    setClosed((before) => without(before, id))
  }

  function closeBefore(target: EventTarget, form: HTMLFormElement, byPointer: boolean) {
    if (!(target instanceof HTMLElement)) return
    let room = byPointer ? window.scrollY : Infinity
    const done = new Map(closed)
    for (const id of CLOSING) {
      const section = partsOf(id)
      if (section === null || closed.has(id) || openedByHand.current.has(id) || !isBefore(section.whole, target)) continue
      const summary = hasError(id) ? null : summaryIfDone(id, valuesOf(form))
      room -= section.body.offsetHeight
      if (summary !== null && room >= 0) done.set(id, summary)
    }
    if (done.size === closed.size) return
    keepPlace(target)
    setClosed(done)
  }

  return {
    open,
    /** Opens a section again without moving the focus, because what it says may have changed. */
    reopen: (id: SectionId) => setClosed((before) => without(before, id)),
    summary: (id: SectionId) => closed.get(id),
    handlers: {
      onPointerDown: () => void (isPressed.current = true),
      onKeyDown: (_event: KeyboardEvent) => void (isPressed.current = false),
      onInput: ({ target }: FormEvent) => {
        for (const id of openedByHand.current)
          if (target instanceof Node && partsOf(id)?.whole.contains(target)) openedByHand.current.delete(id)
      },
      onFocus: ({ target, currentTarget }: FormEvent) => {
        if (!isPressed.current) closeBefore(target, currentTarget, false)
      },
      onClick: ({ target, currentTarget }: FormEvent) => {
        if (isPressed.current) closeBefore(target, currentTarget, true)
        isPressed.current = false
      },
    },
  }
}

/** All but the last one, which stands right above the order button. */
const CLOSING = ['contact', 'address', 'gift', 'delivery'] as const satisfies readonly SectionId[]

type Closed = ReadonlyMap<SectionId, string>
type SectionRules = {
  keepPlace: (element: Element) => void
  /** The line that stands for a section when it is closed; null while it is not done. */
  summaryIfDone: (id: SectionId, value: ValueOf) => string | null
  hasError: (id: SectionId) => boolean
}

/** The ids of the elements of a section. */
export const sectionIds = (id: SectionId) => ({ whole: `section-${id}`, body: `section-${id}-fields` })

function partsOf(id: SectionId) {
  const { whole, body } = sectionIds(id)
  const found = { whole: document.getElementById(whole), body: document.getElementById(body) }
  return found.whole && found.body && { whole: found.whole, body: found.body }
}

/** Whether an element stands before another one and does not contain it. */
const isBefore = (element: Element, other: Element) => element.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING

function valuesOf(form: HTMLFormElement): ValueOf {
  const values = new FormData(form)
  return (name: FieldName) => {
    const value = values.get(name)
    return typeof value === 'string' ? value : undefined
  }
}

function without(closed: Closed, id: SectionId): Closed {
  if (!closed.has(id)) return closed
  const open = new Map(closed)
  open.delete(id)
  return open
}
