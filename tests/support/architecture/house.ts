import { parseSource } from './parse-source'
import { resolveAmong } from './read-sources'
import type { SourceFile } from './source-file'

/** A made-up house for the tests of the rules: paths and what the files say. */
export function house(texts: Readonly<Record<string, string>>): SourceFile[] {
  const resolve = resolveAmong(new Set(Object.keys(texts)))
  return Object.entries(texts).map(([path, text]) => parseSource(path, text, resolve))
}
