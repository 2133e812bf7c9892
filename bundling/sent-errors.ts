import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { FORM_ERRORS } from '../app/forms/form-errors'
import { PAGE_NAMES, pageRow, parentOf } from '../app/routing/patterns'
import { namedIn } from './string-keys'

/** The lists of all errors, and the texts: they name errors that no form of the page has. */
const LISTS = /\/app\/(?:forms\/(?:form-errors|gift-card-error)|store\/strings\/.+)\.ts$/
/** The imports of a file, also those on demand. An import of types alone may count: it only adds. */
const IMPORTED = /^(?:import|export)(?! type\b)[^'\n]* from '(\.[^']+)'|^\} from '(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm

/**
 * The errors that the server can send to the forms of a route: those that its source names, with all that it imports for the
 * server and the browser, and those of the page around it, which shows kept forms (decision 088).
 */
export function sentErrors(route: string): ReadonlySet<string> {
  const page = PAGE_NAMES.find((name) => route.endsWith(`/app/${pageRow(name).file}`))
  const around = page === undefined ? undefined : parentOf(page)
  const starts = around === undefined ? [route] : [route, join(dirname(route), '..', pageRow(around).file)]
  return namedIn([...sourcesOf(starts)].map(([, source]) => source).join('\n'), FORM_ERRORS)
}

/** These files with all that they import of the shop, without the lists. */
function sourcesOf(starts: readonly string[]): Map<string, string> {
  const found = new Map<string, string>()
  const waiting = [...starts]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file) || LISTS.test(file)) continue
    const source = readFileSync(file, 'utf8')
    found.set(file, source)
    waiting.push(...[...source.matchAll(IMPORTED)].flatMap(([, one, other, late]) => fileAt(file, one ?? other ?? late)))
  }
  return found
}

/** The file that an import names; none for styles and pictures. */
function fileAt(from: string, path: string | undefined): string[] {
  if (path === undefined) return []
  return ['.ts', '.tsx'].map((ending) => join(dirname(from), path + ending)).filter((file) => existsSync(file))
}
