import files from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { vi } from 'vitest'

const { writeFile } = files

/**
 * Makes every write into a folder fail as on a full disk, also those of the built app: the file is created empty, and its content
 * finds no room (ENOSPC). Reads go on. Returns the function that ends it.
 */
export function fillDisk(folder: string): () => void {
  const spy = vi.spyOn(files, 'writeFile').mockImplementation(async (file, content, options) => {
    if (typeof file !== 'string' || !file.startsWith(folder)) return writeFile(file, content, options)
    await writeFile(file, '')
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  })
  // Modules that import the function by name see the change.
  syncBuiltinESMExports()
  return () => {
    spy.mockRestore()
    syncBuiltinESMExports()
  }
}
