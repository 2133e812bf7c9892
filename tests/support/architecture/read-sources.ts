import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { countLines, parseSource } from './parse-source'
import type { SourceFile } from './source-file'

const FOLDERS = ['app', 'backend', 'tests']
const SOURCE = /\.(?:tsx?|jsx?|mjs|css)$/
/** Written by drizzle-kit, not by us. */
const GENERATED = /\/migrations\//

/** Reads every source file of the house under `root`, without following into build or packages. */
export function readSources(root: string): SourceFile[] {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
      posix.join(folder, path.replaceAll('\\', '/')),
    ),
  )
  const paths = [...readdirSync(root), ...inFolders].filter((path) => SOURCE.test(path) && !GENERATED.test(path))
  const known = new Set(paths)
  return paths.map((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    if (path.endsWith('.css')) return { ...parseSource(path, '', resolveAmong(known)), lines: countLines(text) }
    return parseSource(path, text, resolveAmong(known))
  })
}

/** Resolves as the bundler does: `./lines` is `./lines.ts` or `./lines.tsx`, or the index of a folder. */
export const resolveAmong = (known: ReadonlySet<string>) => (from: string, specifier: string) => {
  if (!specifier.startsWith('.')) return specifier
  const path = posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''))
  const stem = path.replace(/\.js$/, '')
  return (
    [path, `${stem}.ts`, `${stem}.tsx`, `${path}/index.ts`, `${path}/index.tsx`].find((candidate) => known.has(candidate)) ?? path
  )
}
