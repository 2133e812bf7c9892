import { createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/node'
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
  const routes = without(build.routes, others)
  return { ...build, routes, assets: { ...build.assets, routes: without(build.assets.routes, others) } }
}

function without<T>(routes: Readonly<Record<string, T>>, languages: readonly Language[]): Record<string, T> {
  const foreign = (id: string) => languages.some((language) => id.endsWith(`___${language}`))
  return Object.fromEntries(Object.entries(routes).filter(([id]) => !foreign(id)))
}
