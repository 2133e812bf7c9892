import { readFile } from 'node:fs/promises'
import { SourceMap } from 'node:module'
import { z } from 'zod'

/** Maximum number of source maps kept in memory, because they are large. */
const MAX_MAPS = 12
const MAX_FRAMES = 20
/** The parts of a line, one of which may be an address. */
const BETWEEN = /[\s(@]/
/**
 * An address that begins with a place in a built script: file, line and column, counted from 1. Anchored, so that its time grows
 * with the length only.
 */
const PLACE = /^.*\/assets\/([\w.-]+\.js):(\d+):(\d+)/

/** Version 3, as Vite writes it; the text of the sources is not needed. */
const BuiltMap = z.object({
  version: z.number(),
  file: z.string().default(''),
  sourceRoot: z.string().default(''),
  sources: z.array(z.string()),
  sourcesContent: z
    .unknown()
    .optional()
    .transform((): string[] => []),
  names: z.array(z.string()),
  mappings: z.string(),
})

/** Reads the source map of a built script as JSON; null if there is none. */
export type ReadMap = (file: string) => Promise<string | null>

/**
 * The stack with places in the source instead of places in built scripts, as far as their source maps
 * are there and can be read. Never fails.
 */
export function originalStacks(readMap: ReadMap = readBuiltMap): (stack: string) => Promise<string> {
  const maps = new Map<string, Promise<SourceMap | null>>()

  function mapOf(file: string): Promise<SourceMap | null> {
    const known = maps.get(file)
    if (known) return known
    const [oldest] = maps.keys()
    if (maps.size >= MAX_MAPS && oldest !== undefined) maps.delete(oldest)
    const map = readMap(file)
      .then((text) => (text === null ? null : new SourceMap(BuiltMap.parse(JSON.parse(text)))))
      // A map that cannot be read must not cost the report.
      .catch(() => (maps.delete(file), null))
    maps.set(file, map)
    return map
  }

  return async (stack) => {
    const lines = stack.split('\n').slice(0, MAX_FRAMES)
    return (await Promise.all(lines.map((line) => original(line, mapOf)))).join('\n')
  }
}

async function original(line: string, mapOf: (file: string) => Promise<SourceMap | null>): Promise<string> {
  const places = line.split(BETWEEN).map((part) => PLACE.exec(part))
  const place = places.find((one) => one !== null)
  if (place?.[1] === undefined) return line
  const entry = (await mapOf(place[1]))?.findEntry(Number(place[2]) - 1, Number(place[3]) - 1)
  if (entry === undefined || !('originalSource' in entry)) return line
  const source = entry.originalSource.replace(/^(?:\.\.\/)+/, '')
  return line.replace(place[0], `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`)
}

/** A script of an earlier release has no map any more. */
async function readBuiltMap(file: string): Promise<string | null> {
  try {
    return await readFile(`build/client/assets/${file}.map`, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
