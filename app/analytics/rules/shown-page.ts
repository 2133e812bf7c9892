import type { PageName } from '../../routing/pages'
import { pageOfRoute } from '../../routing/patterns'

/**
 * The page of the last matched route; null for an error page. The route alone does not tell an error: every address of a
 * language matches the route of content pages, whose loader then fails, and the loader of any other page may fail too. `errors`
 * are those of the router, null without one.
 */
export function shownPage(routeId: string | undefined, errors: object | null): PageName | null {
  return errors === null && routeId !== undefined ? (pageOfRoute(routeId) ?? null) : null
}
