import type { PageAlternates } from '../routing/alternates'
import type { Language } from '../store/languages'

/** A step of the breadcrumb bar (spec section 3, Crumb); the last one has no address. */
export type Crumb = { text: string; to?: string }

/** The three layouts of spec section 2: with breadcrumbs, with a simple header (back link and logo), without breadcrumbs. */
export type LayoutName = 'default' | 'simple' | 'plain'

/** What a route tells the chrome about its page; exported from the route module as `handle`. */
export type PageHandle<Data = unknown> = {
  layout: LayoutName
  /** The line from Home down, Home left out. Only the default layout shows it. */
  crumbs?(data: Data, language: Language): Crumb[]
  /** The same for a page without a loader. */
  fixedCrumbs?(language: Language): Crumb[]
  /** Names of guards that must let a request pass before a loader or action of the page runs. */
  guards?: readonly string[]
  /** The page's own addresses in the other languages, where its params differ from one to the next. */
  alternates?(data: Data): PageAlternates
}

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'layout' in handle
}
