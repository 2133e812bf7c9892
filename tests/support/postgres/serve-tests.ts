import { canInstall, install } from '../debian'
import { findPostgres, startPostgres } from './start-postgres'

/**
 * Runs before the tests of a Vitest project: starts a PostgreSQL server for them, whose address is in TEST_DATABASE_URL,
 * and stops it after them. In CI it installs a missing server. Without one, tests of the backend open embedded databases,
 * and tests that need a server are skipped.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL !== undefined) return
  // The Debian package also starts a service, so on a developer's machine the developer decides.
  if (findPostgres() === undefined && process.env.CI !== undefined && canInstall()) {
    console.info('No PostgreSQL server found: installing Debian\'s package "postgresql" for the tests.')
    try {
      install('postgresql')
    } catch (error) {
      console.info(`apt-get could not install postgresql: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  if (findPostgres() === undefined) {
    console.info(
      'SKIPPED: every test of transactions at the same time. There is no PostgreSQL server (Debian: apt-get install postgresql).',
    )
    return
  }
  const server = await startPostgres()
  process.env.TEST_DATABASE_URL = server.url
  return server.stop
}
