import { useMatches } from '@remix-run/react'
import { type PageAlternates, sameParamsAlternates } from '../routing/alternates'
import { pageOfRoute } from '../routing/patterns'
import type { Language } from '../store/languages'
import { type Crumb, isPageHandle, type LayoutName } from './page-handle'

/** What the chrome needs to know of the page it surrounds. */
export type PageFacts = { layout: LayoutName; crumbs: Crumb[]; alternates: PageAlternates }

/**
 * Reads the deepest matched page. One that failed has no data, so it shows neither crumbs nor addresses of its own: breadcrumbs are
 * there only when the page asks for them (spec section 2, Layouts).
 */
export function usePage(language: Language): PageFacts {
  const match = useMatches().at(-1)
  const handle = isPageHandle(match?.handle) ? match.handle : undefined
  const page = match && pageOfRoute(match.id)
  if (!match || !handle || !page) return { layout: 'plain', crumbs: [], alternates: {} }
  // Null when an action failed and no loader ran.
  const ready = match.data !== undefined && match.data !== null
  return {
    layout: handle.layout,
    crumbs: handle.fixedCrumbs?.(language) ?? (ready ? handle.crumbs?.(match.data, language) : undefined) ?? [],
    alternates: handle.alternates ? (ready ? handle.alternates(match.data) : {}) : sameParamsAlternates(page, match.params),
  }
}
