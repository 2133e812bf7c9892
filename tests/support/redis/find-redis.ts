import { canInstall, install, which } from '../debian'

/**
 * Runs before the fault tests. In CI it installs a missing redis-server; elsewhere it prints that the Redis tests are skipped.
 */
export function setup(): void {
  if (which('redis-server') !== undefined) return
  // The Debian package also starts a service, so on a developer's machine the developer decides.
  if (process.env.CI !== undefined && canInstall()) {
    console.info('No redis-server found: installing Debian\'s package "redis-server" for the tests.')
    try {
      install('redis-server')
    } catch (error) {
      console.info(`apt-get could not install redis-server: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  if (which('redis-server') === undefined) {
    console.info(
      'SKIPPED: every test of sessions in Redis. There is no redis-server on PATH (Debian: apt-get install redis-server).',
    )
  }
}
