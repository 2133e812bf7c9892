import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cachedMinify } from '../bundling/cached-minify'

const TWO_WEEKS_MS = 14 * 24 * 60 * 60 * 1000

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cached-minify-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Counts what Terser is given, and builds this code with Vite. */
async function built(code: string, passes = 1) {
  let minified = 0
  const entry: Plugin = {
    name: 'entry',
    resolveId: (id) => (id === 'entry' ? id : null),
    load: (id) => (id === 'entry' ? code : null),
  }
  const counting: Plugin = {
    name: 'counting',
    configResolved({ plugins }: ResolvedConfig) {
      const terser = plugins.find(({ name }) => name === 'vite:terser')
      const minify = terser?.renderChunk
      if (terser === undefined || typeof minify !== 'function') throw new Error('Vite does not minify with Terser')
      terser.renderChunk = function (...args) {
        minified += 1
        return minify.apply(this, args)
      }
    },
  }
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [entry, counting, cachedMinify(folder)],
    build: {
      write: false,
      sourcemap: 'hidden',
      minify: 'terser',
      terserOptions: { compress: { passes } },
      rollupOptions: { input: 'entry', preserveEntrySignatures: 'strict' },
    },
  })
  if (!('output' in result)) throw new Error('Vite built nothing')
  const [chunk] = result.output
  return { code: chunk.code, map: chunk.map?.toString(), minified }
}

const CODE = 'export const sum = (first, second) => { const both = first + second; return both }'

it('a chunk that was minified before is the same, with its source map, and Terser does not see it again', async () => {
  const first = await built(CODE)
  expect(first.minified).toBe(1)
  expect(first.code).not.toContain('both')
  expect(first.map).toContain('"mappings"')
  expect(await built(CODE)).toEqual({ ...first, minified: 0 })
})

it('another text and other settings are minified again', async () => {
  await built(CODE)
  const other = await built(CODE.replace('first + second', 'first - second'))
  expect([other.minified, /-/.test(other.code)]).toEqual([1, true])
  expect((await built(CODE, 2)).minified).toBe(1)
})

it('deletes what was not used for a week', async () => {
  await built(CODE)
  const [former = ''] = readdirSync(folder)
  const longAgo = new Date(Date.now() - TWO_WEEKS_MS)
  utimesSync(join(folder, former), longAgo, longAgo)
  await built(CODE)
  expect(existsSync(join(folder, former))).toBe(true)
  utimesSync(join(folder, former), longAgo, longAgo)
  await built('export const other = 1')
  expect(existsSync(join(folder, former))).toBe(false)
})
