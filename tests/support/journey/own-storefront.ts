import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../redis/start-redis'
import { STAFF } from './staff'
import { startProcess } from './start-process'

/** The backend of the journeys' shop. */
export const BACKEND = { port: STAFF.port, url: `http://127.0.0.1:${STAFF.port}` } as const

export type OwnStorefront = { url: string; folder: string; stop: () => Promise<void> }

/**
 * A storefront with settings of its own before the backend of the journeys' shop. It starts in 0.7 CPU seconds, with a backend of
 * its own in 3.7.
 */
export async function ownStorefront(env: Readonly<Record<string, string>>): Promise<OwnStorefront> {
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'journeys-storefront-'))
  const url = `http://127.0.0.1:${port}`
  const settings = { HOST: '127.0.0.1', PORT: String(port), PUBLIC_ORIGIN: url, DATA_DIR: folder, NODE_ENV: 'production' }
  const running = await startProcess('server.js', { BACKEND_URL: BACKEND.url, ...settings, ...env }, `${url}/readyz`)
  return { url, folder, stop: () => running.stop().then(() => rm(folder, { recursive: true, force: true })) }
}
