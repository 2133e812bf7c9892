import { optional } from '../commerce/optional'
import { shownHtml } from '../content/plain-text'
import type { Backend } from '../commerce/backend.server'
import type { Visitor } from '../server/visitor.server'
import type { ConsentView } from './consent-view'

type ConsentNeeds = { visitor: Pick<Visitor, 'consent' | 'refusesAds'>; backend: Pick<Backend, 'widget'> }

/**
 * Reads the banner's text only for a visitor who sees the banner. A widget that is hidden or
 * unavailable costs its text, not the banner.
 */
export async function loadConsent({ visitor, backend }: ConsentNeeds): Promise<ConsentView> {
  const { consent: mask, refusesAds } = visitor
  if (mask !== null) return { mask, refusesAds, text: '' }
  const { content, hidden } = await optional(backend.widget('cookie-alert'), { content: '', hidden: true })
  return { mask, refusesAds, text: hidden ? '' : shownHtml(content) }
}
