import { canInstall, install, which } from '../debian'

/** Before the tests of faults: says why those that need a Redis are skipped, if they are. On a machine of CI it is installed. */
export function setup(): void {
  if (which('redis-server') !== undefined) return
  // Debian starts it as a service as well, so on somebody's own machine that is theirs to decide.
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
