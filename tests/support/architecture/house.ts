import { parseSource } from './parse-source'
import { resolveAmong } from './read-sources'
import type { SourceFile } from './source-file'

/** Source files for the tests of the rules, from paths and texts. */
export function house(texts: Readonly<Record<string, string>>): SourceFile[] {
  const resolve = resolveAmong(new Set(Object.keys(texts)))
  return Object.entries(texts).map(([path, text]) => parseSource(path, text, resolve))
}
