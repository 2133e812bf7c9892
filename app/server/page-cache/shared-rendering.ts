import type { PageName } from '../../routing/pages'

/** Notes taken while a page is rendered for all visitors without state. */
export type SharedRendering = {
  /** The tags of the backend's answers on the page. */
  tags: Set<string>
  /** Whether every call of the backend has succeeded: a page that lacks something is not shared. */
  isWhole: boolean
  /** The page that was rendered; null for an answer that is no page. */
  page: PageName | null
}
