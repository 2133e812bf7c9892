import type { LoaderFunction } from '@remix-run/node'
import { pageFailure } from '../../commerce/page-failure.server'
import { isMisspelt } from '../../routing/is-misspelt'
import { type MeantPage, meantPages } from '../../routing/meant-pages'
import type { PageName } from '../../routing/pages'
import { pageOfRoute } from '../../routing/patterns'
import type { Needs } from '../request-context.server'

/** The pages whose addresses contain names, which change and get misspelt. */
const NAMED: ReadonlySet<PageName> = new Set(['product', 'listing', 'brand', 'tag', 'device', 'content'])

/**
 * The loader of the route `id`, which answers 301 where the address means another one: misspelt in its fixed parts, or of no page
 * though a former or similar address has one. The redirect leads to the page itself, and keeps the query.
 */
export function redirectedToMeant(id: string, loader: LoaderFunction): LoaderFunction {
  const page = pageOfRoute(id)
  return async (args) => {
    const { request, context, params } = args
    const { pathname } = new URL(request.url)
    if (page !== undefined && isMisspelt(pathname, page, context.visitor.language, params)) await redirect(request, context)
    try {
      return await loader(args)
    } catch (failure) {
      if (
        failure instanceof Response &&
        (failure.status === 404 || failure.status === 410) &&
        (page === undefined || NAMED.has(page))
      )
        await redirect(request, context)
      throw failure
    }
  }
}

/** Throws the redirect; returns when the address means no other page. */
async function redirect({ url }: Request, context: Needs<'backend'>): Promise<void> {
  const { pathname, search } = new URL(url)
  for (const page of meantPages(pathname)) {
    const path = await pathOf(page, context)
    if (path === null) continue
    if (decodeURI(path) === decodeURI(pathname)) return
    throw new Response(null, { status: 301, headers: { location: path + search } })
  }
}

async function pathOf(page: MeantPage, { backend }: Needs<'backend'>): Promise<string | null> {
  if ('path' in page) return page.path
  const { kind, language, value } = page
  const meant = await backend.meantAddress({ kind, language, value }).catch((error: unknown) => {
    throw pageFailure(error)
  })
  return meant === null ? null : page.hrefOf(meant)
}
