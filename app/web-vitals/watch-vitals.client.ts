import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { resourceHref } from '../routing/resources'
import { DEFAULT_LANGUAGE } from '../store/languages'
import type { VitalName, VitalsReport } from './vitals-report'

let isWatching = false

/**
 * Sends the web vitals of the document when it is hidden or left, each metric once. Nothing is stored on the device and no id is
 * sent (decision 052). Once per document: a second call does nothing.
 */
export function watchVitals(of: Omit<VitalsReport, 'metrics'>): void {
  if (isWatching) return
  isWatching = true
  const waiting = new Map<VitalName, number>()
  const sent = new Set<VitalName>()
  const note = ({ name, value }: Metric) => {
    if (!sent.has(name)) waiting.set(name, Math.round(value * 1000) / 1000)
  }
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(note)

  function send(): void {
    if (waiting.size === 0) return
    const report: VitalsReport = { ...of, metrics: Object.fromEntries(waiting) }
    for (const name of waiting.keys()) sent.add(name)
    waiting.clear()
    const body = new Blob([JSON.stringify(report)], { type: 'application/json' })
    navigator.sendBeacon(resourceHref('webVitals', DEFAULT_LANGUAGE), body)
  }
  // After the listeners of web-vitals, which end LCP, CLS and INP at the same event.
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && setTimeout(send), true)
  addEventListener('pagehide', send)
}
