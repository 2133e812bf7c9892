import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type { Plugin, Rollup } from 'vite'
import { keepWords } from '../app/commerce/contract/keep-words'
import { LANGUAGES, type Language } from '../app/store/languages'
import { da } from '../app/store/strings/da'
import { de } from '../app/store/strings/de'
import { no } from '../app/store/strings/no'
import { sv } from '../app/store/strings/sv'
import { sentErrors } from './sent-errors'
import { keysIn, namedIn } from './string-keys'

const STRINGS: Readonly<Record<Language, Readonly<Partial<Record<string, string>>>>> = {
  sv: keepWords(sv),
  no: keepWords(no),
  de: keepWords(de),
  da: keepWords(da),
}
/** The chunk that a file of the app's routes, or its entry, is the start of. */
const START = /\/app\/((?:routes\/[\w-]+|root|entry\.client)\.tsx)/

/**
 * Gives browsers only the strings of the page (decision 046). For each route and language it writes a module with the
 * strings that the route's code names, which also re-exports the route; for each language it writes a file with the
 * strings of parts that are loaded on demand. `build/page-strings.json` maps the modules, and the server makes the
 * route manifest of each language from it.
 */
export function pageStrings(): Plugin {
  let written: Record<string, Record<Language, string>> = {}
  return {
    name: 'page-strings',
    apply: (config, { command }) => command === 'build' && config.build?.ssr !== true,
    generateBundle(_, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
      )
      const starts = [...chunks.values()].filter(({ facadeModuleId }) => START.test(facadeModuleId ?? ''))
      const codeOf = (fileNames: readonly string[]) => [...closure(fileNames, chunks)].map(code).join('\n')
      const keys = Object.keys(sv)
      const isFrame = ({ facadeModuleId }: Rollup.OutputChunk) => /\/(?:root|entry\.client)\.tsx/.test(facadeModuleId ?? '')
      // No form of the frame can be refused, because the forms of its dialogs and of the footer are loaded on demand.
      const framed = closure(
        starts.filter(isFrame).map(({ fileName }) => fileName),
        chunks,
      )
      const frame = namedIn([...framed].map(code).join('\n'), keys)
      const onDemand = keysIn(codeOf([...chunks.values()].flatMap(({ dynamicImports }) => dynamicImports)), keys)
      /** Also those that its part of the frame's code makes of its names; of errors only those of its own forms. */
      const keysOf = ({ fileName, facadeModuleId }: Rollup.OutputChunk) => {
        const all = closure([fileName], chunks)
        const itsOwn = [...all].filter((chunk) => !framed.has(chunk))
        return [
          ...namedIn([...all].map(code).join('\n'), keys),
          ...keysIn(itsOwn.map(code).join('\n'), keys, sentErrors(sourceOf(facadeModuleId))),
        ]
      }
      const emit = (name: string, source: string): string => {
        const fileName = `assets/${name}-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`
        this.emitFile({ type: 'asset', fileName, source })
        return fileName
      }
      written = {}
      for (const language of LANGUAGES) {
        const late = emit(
          `strings-${language}`,
          adds(
            language,
            [...onDemand].filter((key) => !frame.has(key)),
          ),
        )
        for (const chunk of starts) {
          if (chunk.facadeModuleId?.includes('entry.client')) continue
          const own = isFrame(chunk) ? [...frame] : [...new Set(keysOf(chunk))].filter((key) => !frame.has(key))
          const lateStrings = isFrame(chunk) ? `globalThis.lateStrings=()=>import("./${base(late)}");` : ''
          const source = lateStrings + adds(language, own) + stands(chunk)
          ;(written[`/${chunk.fileName}`] ??= { sv: '', no: '', de: '', da: '' })[language] =
            `/${emit(`${chunk.name}-${language}`, source)}`
        }
      }
    },
    async writeBundle() {
      await writeFile('build/page-strings.json', JSON.stringify(written))
    },
  }
}

/** A script that adds strings to those of the page (app/store/page-strings.client.ts). */
function adds(language: Language, keys: readonly string[]): string {
  if (keys.length === 0) return ''
  const texts = Object.fromEntries(keys.toSorted().map((key) => [key, STRINGS[language][key]]))
  return `(globalThis.pageStrings??=[]).push(${JSON.stringify(texts)});`
}

/** Re-exports a chunk, and imports its imports at once, so that no import waits for another. */
function stands({ fileName, imports, exports }: Rollup.OutputChunk): string {
  const others = imports.map((file) => `import"./${base(file)}";`).join('')
  return `${others}export{${exports.join(',')}}from"./${base(fileName)}";`
}

/** The file of a chunk that is the start of a route, without the query that Remix adds. */
const sourceOf = (facadeModuleId: string | null): string => facadeModuleId?.replace(/\?.*$/, '') ?? ''

const base = (fileName: string): string => fileName.replace(/^.*\//, '')

/** The code of a chunk after tree shaking, before it is minified. */
const code = ({ modules }: Rollup.OutputChunk): string =>
  Object.values(modules)
    .map((module) => module.code ?? '')
    .join('\n')

/** These chunks with all that they import at once. */
function closure(fileNames: readonly string[], chunks: ReadonlyMap<string, Rollup.OutputChunk>): Set<Rollup.OutputChunk> {
  const found = new Set<Rollup.OutputChunk>()
  const waiting = [...fileNames]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const chunk = chunks.get(name)
    if (chunk === undefined || found.has(chunk)) continue
    found.add(chunk)
    waiting.push(...chunk.imports)
  }
  return found
}
