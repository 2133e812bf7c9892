import { useEffect, useRef } from 'react'
import { useStore } from '../../store/use-shop'
import { CHOICES, choiceEvents } from '../rules/choice-events'
import { selectEvent } from '../rules/page-events'
import type { Bus } from './bus'
import { usePageFacts } from './use-page-events'

/**
 * Sends the events of a product opened from a list, and of a delivery or payment chosen in the checkout. Listens on the document,
 * so that the lists and the form know nothing of it; a preselected choice that the shopper does not change is sent with the form.
 */
export function useChoiceEvents(bus: Bus): void {
  const { facts } = usePageFacts()
  const store = useStore()
  const latest = useRef({ facts, store })
  useEffect(() => {
    latest.current = { facts, store }
  })
  useEffect(() => {
    const listeners = new AbortController()
    const options = { capture: true, signal: listeners.signal }
    const chosen = new Map<string, string>()
    const onClick = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href]') : null
      if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return
      const event = selectEvent(latest.current.facts, link.pathname, latest.current.store)
      if (event !== null) bus.emit({ event })
    }
    const onChoice = ({ target, type }: Event) => {
      const form = target instanceof HTMLFormElement ? target : target instanceof HTMLInputElement ? target.form : null
      const { checkout } = latest.current.facts
      if (form === null || checkout === undefined) return
      const fields = new FormData(form)
      for (const name of CHOICES) {
        const value = fields.get(name)
        const isMeant = type === 'submit' || (target instanceof HTMLInputElement && target.name === name)
        if (typeof value !== 'string' || !isMeant || chosen.get(name) === value) continue
        chosen.set(name, value)
        for (const event of choiceEvents(name, value, checkout, latest.current.store)) bus.emit({ event })
      }
    }
    document.addEventListener('click', onClick, options)
    document.addEventListener('change', onChoice, options)
    document.addEventListener('submit', onChoice, options)
    return () => listeners.abort()
  }, [bus])
}
