import { resourceHref } from '../../routing/resources'
import type { Language } from '../../store/languages'
import { isTracking, type Tracking } from '../rules/tracking'
import { discardAll, load, save } from './local-storage.client'

/** The key of the visitor's tracking in the browser's storage. It is kept with consent to statistics only. */
const TRACKING_KEY = 'tracking'

export type VisitorTracking = {
  known: () => Tracking | null
  /** Reads the tracking that the browser keeps, or asks for it once. After a failure only the id is missing. */
  read: () => void
  forget: () => void
}

/** The retail tracking of the visitor, by storefront. */
export function openTracking(language: Language): VisitorTracking {
  const key = `${TRACKING_KEY}.${language}`
  let known: Tracking | null = null
  let isAllowed = false

  async function ask(): Promise<void> {
    const answer = await fetch(resourceHref('retailTracking', language), { method: 'POST' })
    const found: unknown = answer.status === 200 ? await answer.json() : null
    if (!isTracking(found) || !isAllowed) return
    known = found
    save(key, JSON.stringify(found))
  }

  return {
    known: () => known,
    read() {
      isAllowed = true
      known ??= kept(key)
      if (known === null) ask().catch(() => undefined)
    },
    forget() {
      isAllowed = false
      known = null
      discardAll(`${TRACKING_KEY}.`)
    },
  }
}

function kept(key: string): Tracking | null {
  try {
    const stored: unknown = JSON.parse(load(key) ?? 'null')
    return isTracking(stored) ? stored : null
  } catch {
    return null
  }
}
