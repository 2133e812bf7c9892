import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { brotliCompressSync } from 'node:zlib'

const CLIENT = join(import.meta.dirname, '../../build/client')

/** Bytes after brotli that a browser without a cache loads with a page, besides the document. */
export type FirstLoad = { scripts: number; styles: number }

const Modules = z.record(z.string(), z.string())
const Files = z.array(z.string())

/**
 * The files of the first load of a page: the style sheets of its HTML, and what its script loads (page-scripts.tsx): the modules
 * of its routes, which bring their strings, the route manifest (`read` gets it), what these import at once, and the entry. What a
 * page loads later, when it is needed, does not count.
 */
export async function firstLoad(html: string, read: (path: string) => Promise<string>): Promise<FirstLoad> {
  const loaded = /\)\((\{"root":"[^}]+\}),(\[[^\]]+\]),"([^"]+)","[^"]+"\)<\/script>/.exec(html)
  const [, modules = '', files = '', entry = ''] = loaded ?? []
  if (loaded === null) throw new Error('A page without a script that loads its modules')
  const [manifest = '', ...imported] = Files.parse(JSON.parse(files))
  const scripts = new Set([...Object.values(Modules.parse(JSON.parse(modules))), ...imported, entry])
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href)
  const sum = (paths: readonly string[]) => paths.reduce((bytes, path) => bytes + compressedSize(path), 0)
  return { scripts: sum([...scripts]) + brotliCompressSync(await read(manifest)).length, styles: sum(styles) }
}

/** Each file has been compressed by the build; a tiny one stays as it is. */
function compressedSize(path: string): number {
  const file = join(CLIENT, path)
  return statSync(`${file}.br`, { throwIfNoEntry: false })?.size ?? readFileSync(file).length
}
