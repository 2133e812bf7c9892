import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = ['app', 'backend', 'bundling', 'tests']
const CACHE = '.cache/test-modules'
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The folder in which Vitest keeps transformed modules for its next run. Vitest's own key holds the text of a
 * module, the configuration and the lock file. Transformed modules depend on more: on tsconfig.json and, since the
 * paths of imports are resolved in them, on which files there are. So each set of files has a folder of its own. A
 * folder that was not used for a day is deleted.
 */
export function moduleCache(root: string): string {
  const [name, caches] = [keyOf(root), join(root, CACHE)]
  const folder = join(caches, name)
  mkdirSync(folder, { recursive: true })
  utimesSync(folder, new Date(), new Date())
  for (const other of readdirSync(caches).map((entry) => join(caches, entry))) {
    // Another process may be deleting it too.
    const used = statSync(other, { throwIfNoEntry: false })?.mtimeMs ?? Infinity
    if (used < Date.now() - DAY_MS) rmSync(other, { recursive: true, force: true })
  }
  return folder
}

function keyOf(root: string): string {
  const sources = SOURCES.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
  const ownFiles = readdirSync(root).filter((name) => name.endsWith('.ts'))
  const hash = createHash('sha256').update(JSON.stringify([...sources, ...ownFiles].toSorted()))
  return hash
    .update(readFileSync(join(root, 'tsconfig.json')))
    .digest('hex')
    .slice(0, 16)
}
