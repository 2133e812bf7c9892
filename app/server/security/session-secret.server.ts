import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The secret that signs cookies: made once and kept in the data folder, for shops that were not given one. */
export async function keptSessionSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'session-secret')
  await mkdir(dataDir, { recursive: true })
  try {
    // `wx` fails when the file is there, so two first starts at once agree on one secret.
    await writeFile(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFile(file, 'utf8')
}
