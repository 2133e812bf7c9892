import { useMatches } from '@remix-run/react'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { MeasuredAdd } from './rules/cart-events'
import { pageOfRoute } from '../routing/patterns'
import { useLanguage } from '../store/use-shop'
import type { BrowserAnalytics } from './browser-analytics'

type MeasureProps = { settings: BrowserAnalytics; added: MeasuredAdd | null }

/**
 * Loads the code that measures the page, once it is hydrated: web vitals, and analytics where they are configured. `settings` is
 * null where they are not. `added` is what a form without scripts added on the way to the page.
 */
export function Analytics({ settings, added }: { settings: BrowserAnalytics | null; added: MeasuredAdd | null }) {
  const [Measure, setMeasure] = useState<ComponentType<MeasureProps> | null>(null)
  const isOn = settings !== null
  const language = useLanguage()
  const page = pageOfRoute(useMatches().at(-1)?.id ?? '') ?? null
  // Vitals belong to the page that the document was opened with.
  const first = useRef({ page, language })
  useEffect(() => {
    // Browsers that block measuring refuse these files: the page works without them, so a failure neither reports nor reloads.
    void import('../web-vitals/watch-vitals.client').then(
      ({ watchVitals }) => watchVitals(first.current),
      () => undefined,
    )
  }, [])
  useEffect(() => {
    if (isOn) {
      void import('./live/measure').then(
        (chunk) => setMeasure(() => chunk.Measure),
        () => undefined,
      )
    }
  }, [isOn])
  return settings && Measure && <Measure settings={settings} added={added} />
}
