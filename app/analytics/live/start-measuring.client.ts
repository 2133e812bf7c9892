import { isGranted } from '../../store/consent-mask'
import { resourceHref } from '../../routing/resources'
import { DEFAULT_LANGUAGE, type Language } from '../../store/languages'
import type { BrowserAnalytics } from '../browser-analytics'
import { mayTrack, type Reason } from '../rules/withheld'
import { type Bus, openBus, type SentEvent } from './bus'
import { openClaims } from './claim.client'
import { openPageVisits, type PageVisits } from './page-visits'
import { forgetTagCookies, openTagManager } from './tag-manager.client'
import { openTracking } from './tracking.client'

export type Measuring = {
  bus: Bus
  pages: PageVisits
  /** The consent that counts from now on. A consent that is withdrawn deletes what was stored with it. */
  allow: (mask: number | null, isInternal: boolean) => void
}

let started: Measuring | null = null

/** The measuring of the document. It starts once, also when React renders the whole document again. */
export function startMeasuring(settings: BrowserAnalytics, language: Language): Measuring {
  return (started ??= openMeasuring(settings, language))
}

/** Opens the bus of the document, and what it sends events to. Nothing is loaded or stored before `allow`. */
function openMeasuring({ tagManager: options, sink, retail }: BrowserAnalytics, language: Language): Measuring {
  const claims = openClaims()
  const visitor = openTracking(language)
  const tagManager = options && openTagManager(options)
  const bus = openBus({
    send: (event) => tagManager?.push(event),
    local: sink ? showLocally : null,
    claim: claims.claim,
    tracking: visitor.known,
  })
  return {
    bus,
    pages: openPageVisits(bus),
    allow(mask, isInternal) {
      const isCounted = isGranted(mask, 'analytics')
      claims.allow(isCounted)
      if (!mayTrack(mask)) forgetTagCookies()
      if (!isCounted) visitor.forget()
      else if (retail && !isInternal) visitor.read()
      tagManager?.allow(mask, mayTrack(mask) && !isInternal)
      bus.allow(mask)
    },
  }
}

/** Shows an event to `npm run analytics:log`: sent to the shop itself, also what is withheld from others. */
function showLocally(event: SentEvent, withheld: Reason | null): void {
  const body = new Blob([JSON.stringify({ ...event, withheld })], { type: 'application/json' })
  navigator.sendBeacon(resourceHref('analyticsEvents', DEFAULT_LANGUAGE), body)
}
