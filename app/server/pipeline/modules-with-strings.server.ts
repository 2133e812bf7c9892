import type { ServerBuild } from '@remix-run/node'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Language } from '../../store/languages'

type Assets = ServerBuild['assets']

const Written = z.record(z.string(), z.record(z.string(), z.string()))

/** For each route module, the module per language that also brings its strings, as bundling/page-strings.ts wrote them. */
let written: z.infer<typeof Written> | undefined

/** The assets of a language: the module of each route is the one that also brings the strings of the route in this language. */
export function withStringModules(assets: Assets, language: Language): Assets {
  written ??= Written.parse(JSON.parse(readFileSync('build/page-strings.json', 'utf8')))
  const routes = { ...assets.routes }
  for (const [id, route] of Object.entries(routes)) {
    const module = written[route.module]?.[language]
    if (module !== undefined) routes[id] = { ...route, module, imports: [route.module, ...(route.imports ?? [])] }
  }
  return { ...assets, routes }
}
