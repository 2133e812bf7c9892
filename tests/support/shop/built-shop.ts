import type { ServerBuild } from '@remix-run/node'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

type EntryModule = typeof import('../../../app/entry.server')
type BuiltShop = ServerBuild & { entry: { module: EntryModule } }

/** The app built by `npm run build`: the code that shoppers get. */
export async function builtShop(): Promise<BuiltShop> {
  // Set before the import, as in server.ts: React and the router read it when they are loaded.
  process.env.NODE_ENV = 'production'
  const file = join(import.meta.dirname, '../../../build/server/index.js')
  const build: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href)
  if (!isBuiltShop(build)) throw new Error(`${file} is not the shop's server build: npm run build`)
  return build
}

function isBuiltShop(build: unknown): build is BuiltShop {
  if (typeof build !== 'object' || build === null || !('entry' in build)) return false
  const { entry } = build
  return typeof entry === 'object' && entry !== null && 'module' in entry
}
