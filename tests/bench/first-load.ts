import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { brotliCompressSync } from 'node:zlib'

const CLIENT = join(import.meta.dirname, '../../build/client')

/** Bytes after brotli that a browser without a cache loads with a page, besides the document. */
export type FirstLoad = { scripts: number; styles: number }

const Entry = z.object({ module: z.string(), imports: z.array(z.string()).default([]) })
const Manifest = z.object({ entry: Entry, routes: z.record(z.string(), Entry) })

/**
 * The files of the first load of a page: the style sheets of its HTML, and the route manifest (`read` gets it), the entry and the modules
 * of the page's routes, which bring their strings, with all that they import at once. What a page loads later, when it is needed, does not count.
 */
export async function firstLoad(html: string, read: (path: string) => Promise<string>): Promise<FirstLoad> {
  const address = /\/assets\/routes\/\w+\.js/.exec(html)?.[0]
  if (address === undefined) throw new Error('A page without a route manifest')
  const manifest = await read(address)
  const { entry, routes } = Manifest.parse(JSON.parse(manifest.replace(/^[^=]+=/, '').replace(/;$/, '')))
  const ofPage = Object.values(routes).filter(({ module }) => html.includes(`"${module}"`))
  const modules = new Set([entry, ...ofPage].flatMap(({ module, imports }) => [module, ...imports]))
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href)
  const sum = (paths: readonly string[]) => paths.reduce((bytes, path) => bytes + compressedSize(path), 0)
  return { scripts: sum([...modules]) + brotliCompressSync(manifest).length, styles: sum(styles) }
}

/** Each file has been compressed by the build; a tiny one stays as it is. */
function compressedSize(path: string): number {
  const file = join(CLIENT, path)
  return statSync(`${file}.br`, { throwIfNoEntry: false })?.size ?? readFileSync(file).length
}
