import { useLocation, useMatches } from '@remix-run/react'
import { loginHref, type LoginMode, loginMode } from '../login/login-mode'
import { alternatesBy, type PageAlternates, sameParamsAlternates } from '../routing/alternates'
import { pageOfRoute } from '../routing/patterns'
import type { Language } from '../store/languages'
import { type Crumb, isPageHandle, type LayoutName } from '../page/page-handle'

/** The facts about the current page that header and footer need. */
export type PageInfo = { layout: LayoutName; crumbs: Crumb[]; alternates: PageAlternates; footerNewsletter: boolean }

/**
 * Reads the handle of the deepest matched route (spec section 2, Layouts). A page whose loader failed has no data, so crumbs and
 * alternates that depend on data are empty. An address that opens the login dialog opens it in each language; one whose params
 * mean the same in every language keeps its query too, with the path to go on to.
 */
export function usePage(language: Language): PageInfo {
  const match = useMatches().at(-1)
  const { search } = useLocation()
  const handle = isPageHandle(match?.handle) ? match.handle : undefined
  const page = match && pageOfRoute(match.id)
  if (!match || !handle || !page) return { layout: 'plain', crumbs: [], alternates: {}, footerNewsletter: true }
  const mode = loginMode({ search })
  // `data` is null when an action failed and no loader ran.
  const hasData = match.data !== undefined && match.data !== null
  return {
    layout: handle.layout,
    footerNewsletter: handle.layout !== 'simple' && handle.asksForNewsletter !== false,
    crumbs: handle.fixedCrumbs?.(language) ?? (hasData ? handle.crumbs?.(match.data, language) : undefined) ?? [],
    alternates: handle.alternates
      ? hasData
        ? withLogin(handle.alternates(match.data), mode)
        : {}
      : sameParamsAlternates(page, match.params, handle.keepsQuery || mode ? search : ''),
  }
}

const withLogin = (alternates: PageAlternates, mode: LoginMode | null): PageAlternates =>
  mode ? alternatesBy(alternates, (_, path) => loginHref({ pathname: path, search: '' }, mode)) : alternates
