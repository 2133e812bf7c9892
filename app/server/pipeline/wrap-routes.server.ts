import type { ActionFunction, ActionFunctionArgs, AppLoadContext, LoaderFunction, ServerBuild } from '@remix-run/node'
import { pageFailure } from '../../commerce/page-failure.server'
import { cleanAddress } from '../../routing/clean-address'
import type { RequestContext } from '../request-context.server'
import { type CanonicalEnd, redirectedToMeant } from './redirect-to-meant.server'

type Routes = ServerBuild['routes']
type Route = Routes[string]

/** Returns if the request is allowed; throws the answer if not. */
export type RouteGuard = (args: Pick<ActionFunctionArgs, 'request' | 'context'>) => void | Promise<void>

/** The steps before the loaders and actions of a request. */
export type BeforeRoutes = {
  /**
   * Runs once per request before any loader; throws the redirect of a start-up link (spec section 2, Start-up query parameters).
   */
  startUp: (request: Request, context: RequestContext) => Promise<void>
  /** The guards that a route may name in `handle.guards`. They run for the route and for the routes below it. */
  guards: Readonly<Record<string, RouteGuard>>
  canonicalEnd: CanonicalEnd
}

/**
 * The routes with every loader and action wrapped: start-up links and guards come first, and a failed call of the
 * backend becomes 404 or 503. A misspelt or former address is redirected. Throws for a route that names guards but has
 * no loader, since nothing would run them.
 */
export function wrapRoutes(routes: Routes, { startUp, guards, canonicalEnd }: BeforeRoutes): Routes {
  const started = new WeakMap<AppLoadContext, Promise<void>>()
  return Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, wrapped(route)]))

  function wrapped(route: Route): Route {
    const { loader, action } = route.module
    if (guardsOf(route).length > 0 && loader === undefined) throw new Error(`The route ${route.id} has guards but no loader`)
    const names = guardsFor(route)
    const guarded = (handle: ActionFunction) => async (args: ActionFunctionArgs) => {
      for (const name of names) await guard(name)(args)
      return handle(args)
    }
    return {
      ...route,
      module: {
        ...route.module,
        loader:
          loader &&
          withSentQuery(
            translated(
              redirectedToMeant(
                route.id,
                async (args) => {
                  await start(args).catch(rethrow)
                  return guarded(loader)(args)
                },
                canonicalEnd,
              ),
            ),
          ),
        action: action && withPageTime(translated(guarded(action))),
      },
    }
  }

  /** Loaders run in parallel: the first starts, all wait. */
  function start({ request, context }: ActionFunctionArgs): Promise<void> {
    const running = started.get(context) ?? startUp(request, context)
    started.set(context, running)
    return running
  }

  /** The names on the way from the outermost route down. */
  function guardsFor(route: Route): string[] {
    const parent = route.parentId === undefined ? undefined : routes[route.parentId]
    return [...(parent ? guardsFor(parent) : []), ...guardsOf(route)]
  }

  function guard(name: string): RouteGuard {
    const found = Object.hasOwn(guards, name) ? guards[name] : undefined
    if (found) return found
    const message = `Unknown middleware ${name}`
    return ({ request, context }) => {
      context.services.log('error', message, { path: new URL(request.url).pathname })
      throw new Response(message, { status: 500, statusText: message })
    }
  }
}

/** All loaders throw the start-up's answer, so each gets a copy: a body can be read only once. */
function rethrow(error: unknown): never {
  throw error instanceof Response && error.body !== null ? error.clone() : error
}

function guardsOf({ module: { handle } }: Route): string[] {
  const named: unknown = typeof handle === 'object' && handle !== null && 'guards' in handle ? handle.guards : []
  return Array.isArray(named) ? named.filter((name) => typeof name === 'string') : []
}

/** Parameters of Remix, which it takes out of the address before a loader reads it. */
const REMIX_PARAMETERS = ['_routes', 'index']

/** Remix rewrites the query, `%20` as `+`. A loader gets it as it was sent, so that its redirects keep it. */
function withSentQuery(loader: LoaderFunction): LoaderFunction {
  return async (args) => {
    const { origin, pathname, search } = new URL(args.request.url)
    const sent = cleanAddress({ pathname, search: args.context.visitor.search }, REMIX_PARAMETERS)
    return loader(sent === pathname + search ? args : { ...args, request: new Request(origin + sent, args.request) })
  }
}

/** A browser that sends a form by script asks for the page itself, with a request of its own. */
function withPageTime(handle: ActionFunction): ActionFunction {
  return async (args) => {
    const { reply, services } = args.context
    return reply.isDocument ? services.reservePageTime(async () => handle(args)) : handle(args)
  }
}

/** The one place where a failed call of the backend becomes the answer of a page. */
function translated(handle: ActionFunction): ActionFunction {
  return async (args) => {
    try {
      return await handle(args)
    } catch (error) {
      throw pageFailure(error)
    }
  }
}
