import type { LoaderFunction } from '@remix-run/node'
import { isNotFound } from '../../commerce/backend-error'
import { isMisspelt } from '../../routing/is-misspelt'
import { type MeantPage, meantPages } from '../../routing/meant-pages'
import type { PageName } from '../../routing/pages'
import { pageOfRoute } from '../../routing/patterns'
import type { Needs } from '../request-context.server'

/** The end of an address of `page`, in which its query needs no redirect of its own. */
export type CanonicalEnd = (page: PageName, search: string) => string

/** The pages whose addresses contain names, which change and get misspelt. */
const NAMED: ReadonlySet<PageName> = new Set(['product', 'listing', 'brand', 'tag', 'device', 'content'])

/**
 * The loader of the route `id`, which answers 301 where the address means another one: misspelt in its fixed parts, or of no page
 * though a former or similar address has one. The redirect leads to the page itself, and keeps the query except its form.
 */
export function redirectedToMeant(id: string, loader: LoaderFunction, canonicalEnd: CanonicalEnd): LoaderFunction {
  const page = pageOfRoute(id)
  return async (args) => {
    const { request, context, params } = args
    const { pathname } = new URL(request.url)
    if (page !== undefined && isMisspelt(pathname, page, context.visitor.language, params))
      await redirect(request, context, canonicalEnd)
    try {
      return await loader(args)
    } catch (failure) {
      if (isMissing(failure) && (page === undefined || NAMED.has(page))) await redirect(request, context, canonicalEnd)
      throw failure
    }
  }
}

/** Whether a loader found nothing at the address, by its own look or by the backend's answer. */
function isMissing(failure: unknown): boolean {
  return isNotFound(failure) || (failure instanceof Response && (failure.status === 404 || failure.status === 410))
}

/** Throws the redirect; returns when the address means no other page. */
async function redirect({ url }: Request, context: Needs<'backend'>, canonicalEnd: CanonicalEnd): Promise<void> {
  const { pathname, search } = new URL(url)
  for (const meant of meantPages(pathname)) {
    const path = await pathOf(meant, context)
    if (path === null) continue
    if (decodeURI(path) === decodeURI(pathname)) return
    throw new Response(null, { status: 301, headers: { location: path + canonicalEnd(meant.page, search) } })
  }
}

async function pathOf(asked: MeantPage, { backend }: Needs<'backend'>): Promise<string | null> {
  if ('path' in asked) return asked.path
  const { kind, language, value } = asked
  const meant = await backend.meantAddress({ kind, language, value })
  return meant === null ? null : asked.hrefOf(meant)
}
