import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Tests read a prepared database and never shape it, so a changed test must not cost a new one. */
const IGNORED = /\.test\.tsx?$/

/**
 * A key of the names and contents of all files below `paths` (files or folders, relative to
 * `root`). Any change gives another key.
 */
export function contentKey(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((given) => filesOf(root, given))) {
    hash.update(`${path}\0`)
    hash.update(
      createHash('sha256')
        .update(readFileSync(join(root, path)))
        .digest(),
    )
  }
  return hash.digest('hex').slice(0, 16)
}

function filesOf(root: string, path: string): string[] {
  if (statSync(join(root, path)).isFile()) return [path]
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !IGNORED.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort()
}
