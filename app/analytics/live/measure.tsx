import { useState } from 'react'
import { useLanguage } from '../../store/use-shop'
import type { BrowserAnalytics } from '../browser-analytics'
import type { MeasuredAdd } from '../rules/cart-events'
import { startMeasuring } from './start-measuring.client'
import { useBusConsent } from './use-bus-consent'
import { useCartEvents } from './use-cart-events'
import { useChoiceEvents } from './use-choice-events'
import { usePageEvents } from './use-page-events'

/** Sends the events of the visit: of consent, pages, the cart, and what is chosen in lists and in the checkout. */
export function Measure({ settings, added }: { settings: BrowserAnalytics; added: MeasuredAdd | null }) {
  const language = useLanguage()
  const [measuring] = useState(() => startMeasuring(settings, language))
  useBusConsent(measuring, settings.internal)
  usePageEvents(measuring)
  useCartEvents(measuring.bus, added)
  useChoiceEvents(measuring.bus)
  return null
}
