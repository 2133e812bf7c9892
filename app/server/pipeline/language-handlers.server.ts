import { createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/node'
import type { Language } from '../../store/languages'
import { LANGUAGES } from '../../store/languages'
import { withStringModules } from './modules-with-strings.server'
import { createPageHandler } from './page-handlers.server'
import { withOwnManifest } from './route-manifest.server'
import { type BeforeRoutes, wrapRoutes } from './wrap-routes.server'

export type Handlers = Readonly<Record<Language, RequestHandler>>
const made = new WeakMap<ServerBuild, Handlers>()

/** One Remix handler per language, with the routes of that language only. `before` runs ahead of every loader and action. */
export function languageHandlers(build: ServerBuild, mode: string, before: BeforeRoutes): Handlers {
  const kept = made.get(build)
  if (kept) return kept
  // Vite changes the routes of a shop in development.
  const create = mode === 'development' ? createRequestHandler : createPageHandler
  const of = (language: Language) => create(forLanguage(build, language, mode, before), mode)
  const handlers = { sv: of('sv'), no: of('no'), de: of('de'), da: of('da') }
  made.set(build, handlers)
  return handlers
}

function forLanguage(build: ServerBuild, language: Language, mode: string, before: BeforeRoutes): ServerBuild {
  const others = LANGUAGES.filter((other) => other !== language)
  const routes = wrapRoutes(without(build.routes, others), before)
  const assets = { ...build.assets, routes: without(build.assets.routes, others) }
  // Vite serves the manifest of a shop in development.
  return { ...build, routes, assets: mode === 'development' ? assets : withOwnManifest(withStringModules(assets, language)) }
}

function without<T>(routes: Readonly<Record<string, T>>, languages: readonly Language[]): Record<string, T> {
  const foreign = (id: string) => languages.some((language) => id.endsWith(`___${language}`))
  return Object.fromEntries(Object.entries(routes).filter(([id]) => !foreign(id)))
}
