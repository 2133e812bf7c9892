import type { PageAlternates } from '../routing/alternates'
import type { Language } from '../store/languages'
import type { PageFacts } from './page-facts'

/** An item of the breadcrumbs (spec section 3, Crumb); the last one has no `to`. */
export type Crumb = { text: string; to?: string }

/** The three layouts of spec section 2: with breadcrumbs, with a simple header (back link and logo), without breadcrumbs. */
export type LayoutName = 'default' | 'simple' | 'plain'

/** The facts about a page that header and footer need; a route module exports them as `handle`. */
export type PageHandle<Data = unknown> = {
  layout: LayoutName
  /** False where the page itself is about the newsletter: its form is then left out of the footer. */
  asksForNewsletter?: boolean
  /** The breadcrumbs below Home. Only the default layout shows them. */
  crumbs?(data: Data, language: Language): Crumb[]
  /** The breadcrumbs of a page without a loader. */
  fixedCrumbs?(language: Language): Crumb[]
  /** Names of the guards that must accept a request before a loader or action of the page runs. */
  guards?: readonly string[]
  /** The facts that analytics sends about the page, besides the page view. */
  facts?(data: Data, language: Language): PageFacts
  /** The query of the address says what the page shows, so it stands in the addresses of the other languages too. */
  keepsQuery?: true
  /** The URLs of the page in the other languages, if its params differ between languages. */
  alternates?(data: Data): PageAlternates
}

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'layout' in handle
}
