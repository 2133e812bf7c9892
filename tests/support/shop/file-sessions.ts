import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reviewWidgets } from '../../../app/server/process/review-widgets'
import type { Services } from '../../../app/server/services.server'
import { builtShop } from './built-shop'
import { SECRET } from './open-shop'

/**
 * Services of a shop that keeps its sessions in files of a temporary folder, as a shop without
 * Redis does. `close` removes the folder.
 */
export async function fileSessions(publicOrigin: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'file-sessions-'))
  const build = await builtShop()
  const { sessions, sessionsReady, close }: Services = build.entry.module.createServices({
    build,
    mode: 'production',
    backendUrl: 'http://backend.test',
    publicOrigin,
    dataDir,
    sessionSecret: SECRET,
    reviewWidgets: reviewWidgets({}),
  })
  return {
    dataDir,
    services: { sessions, sessionsReady },
    close: async () => {
      await close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
