import { type ActionFunction, createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/node'
import { pageFailure } from '../../commerce/page-failure.server'
import type { Language } from '../../store/languages'
import { LANGUAGES } from '../../store/languages'

type Handlers = Readonly<Record<Language, RequestHandler>>
const made = new WeakMap<ServerBuild, Handlers>()

/**
 * One Remix handler per language, each knowing its own routes only: react-router walks through all routes at each match, so a quarter of
 * them costs less than half (measured, design section 2).
 */
export function languageHandlers(build: ServerBuild, mode: string): Handlers {
  const kept = made.get(build)
  if (kept) return kept
  const of = (language: Language) => createRequestHandler(forLanguage(build, language), mode)
  const handlers = { sv: of('sv'), no: of('no'), de: of('de'), da: of('da') }
  made.set(build, handlers)
  return handlers
}

function forLanguage(build: ServerBuild, language: Language): ServerBuild {
  const others = LANGUAGES.filter((other) => other !== language)
  const routes = mapped(without(build.routes, others), withFailures)
  return { ...build, routes, assets: { ...build.assets, routes: without(build.assets.routes, others) } }
}

type Route = ServerBuild['routes'][string]

/** A route whose loader and action answer a failed call of the backend with 404 or 503 (spec section 2, Auth redirects and errors). */
function withFailures(route: Route): Route {
  const { loader, action } = route.module
  return { ...route, module: { ...route.module, loader: loader && translated(loader), action: action && translated(action) } }
}

/** A loader or an action. */
function translated(handle: ActionFunction): ActionFunction {
  return async (args) => {
    try {
      return await handle(args)
    } catch (error) {
      throw pageFailure(error)
    }
  }
}

function mapped<T>(routes: Readonly<Record<string, T>>, change: (route: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, change(route)]))
}

function without<T>(routes: Readonly<Record<string, T>>, languages: readonly Language[]): Record<string, T> {
  const foreign = (id: string) => languages.some((language) => id.endsWith(`___${language}`))
  return Object.fromEntries(Object.entries(routes).filter(([id]) => !foreign(id)))
}
