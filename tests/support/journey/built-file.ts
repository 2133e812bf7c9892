import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const ASSETS = join(import.meta.dirname, '../../../build/client/assets')
const SourceMap = z.object({ sources: z.array(z.string()) })

/**
 * The address of the built script that holds a module, which its source map names: files of shared code have no
 * names. `module` is a path below the project.
 */
export async function builtFile(module: string): Promise<string> {
  for (const map of (await readdir(ASSETS)).filter((name) => name.endsWith('.js.map'))) {
    const { sources } = SourceMap.parse(JSON.parse(await readFile(join(ASSETS, map), 'utf8')))
    if (sources.some((source) => source.endsWith(`/${module}`))) return `/assets/${map.replace(/\.map$/, '')}`
  }
  throw new Error(`No built script holds ${module}`)
}
