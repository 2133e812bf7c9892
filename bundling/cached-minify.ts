import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const MINIFIER = 'vite:terser'
const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/**
 * Caches minified chunks between builds, because Terser takes half of the build time. The key of a chunk holds its text and all
 * that the result depends on. What was not used for a week is deleted. The build fails if Vite no longer minifies in this plugin
 * of its own.
 */
export function cachedMinify(folder: string): Plugin {
  return {
    name: 'cached-minify',
    apply: (config, { command }) => command === 'build' && config.build?.ssr !== true,
    configResolved({ plugins, build, root }) {
      const minifier = plugins.find(({ name }) => name === MINIFIER)
      const minify = minifier?.renderChunk
      if (minifier === undefined || typeof minify !== 'function')
        throw new Error(`Vite has no plugin ${MINIFIER} with renderChunk`)
      // Versions of Terser and Vite are in the lock file.
      const settings = [
        readFileSync(join(root, 'package-lock.json'), 'utf8'),
        JSON.stringify([build.minify, build.terserOptions]),
      ]
      minifier.renderChunk = async function (code, chunk, options, meta) {
        const key = hashOf([...settings, options.format, String(options.sourcemap), code])
        return read(join(folder, key)) ?? keep(join(folder, key), await minify.call(this, code, chunk, options, meta))
      }
    },
    closeBundle: () => removeUnused(folder),
  }
}

function hashOf(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

type Minified = { code: string; map: string }

function isMinified(value: unknown): value is Minified {
  if (typeof value !== 'object' || value === null || !('code' in value && 'map' in value)) return false
  return typeof value.code === 'string' && typeof value.map === 'string'
}

function read(file: string): Minified | undefined {
  if (!statSync(file, { throwIfNoEntry: false })) return undefined
  utimesSync(file, new Date(), new Date())
  const kept: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return isMinified(kept) ? kept : undefined
}

/** Stores what Terser made; another process may be reading it. */
function keep<Result>(file: string, minified: Result): Result {
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(minified))
  renameSync(`${file}.${process.pid}`, file)
  return minified
}

function removeUnused(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(folder).map((name) => join(folder, name))) {
    const used = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity
    if (used < Date.now() - WEEK_MS) rmSync(file, { force: true })
  }
}
