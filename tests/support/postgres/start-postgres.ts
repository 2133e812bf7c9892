import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { which } from '../debian'

const DEBIAN_VERSIONS = '/usr/lib/postgresql'
const TIMEOUT_MS = 20_000
/** Names the socket in the server's folder; no port is opened. */
const PORT = 5432

export const hasPostgres = findPostgres() !== undefined

export type TestPostgres = { url: string; stop: () => Promise<void> }

/**
 * Starts an empty PostgreSQL server in a temporary folder. It listens on a Unix socket there, which takes the tests of the
 * backend a quarter less CPU time than a port on loopback. It does not wait for the disk, because it is never killed. As root it
 * runs as the user `postgres`, since PostgreSQL refuses to run as root.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const programs = findPostgres()
  if (programs === undefined) throw new Error('There is no PostgreSQL server (Debian: apt-get install postgresql)')
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  const user = process.getuid?.() === 0 ? idsOf('postgres') : {}
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const quiet = { cwd: folder, stdio: 'ignore', ...user } as const
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--no-sync'], quiet)
  const settings = ['listen_addresses=', 'fsync=off', 'full_page_writes=off', 'max_connections=60']
  const options = settings.flatMap((setting) => ['-c', setting])
  const server = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(PORT), '-k', folder, ...options], quiet)
  const url = `postgres://shop@${encodeURIComponent(folder)}:${PORT}/postgres`
  await accepts(url, server)
  return {
    url,
    async stop() {
      const ended = once(server, 'exit')
      // Immediate shutdown: the data is deleted anyway.
      server.kill('SIGQUIT')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The folder of initdb and postgres, on PATH or where Debian installs them; undefined without a PostgreSQL server. */
export function findPostgres(): string | undefined {
  const versions = existsSync(DEBIAN_VERSIONS) ? readdirSync(DEBIAN_VERSIONS).toSorted((a, b) => Number(b) - Number(a)) : []
  const onPath = which('initdb')
  const folders = [
    ...(onPath === undefined ? [] : [dirname(onPath)]),
    ...versions.map((one) => join(DEBIAN_VERSIONS, one, 'bin')),
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

function idsOf(user: string): { uid?: number; gid?: number } {
  const id = (option: string) => Number(execFileSync('id', [option, user], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

async function accepts(url: string, server: ChildProcess): Promise<void> {
  const until = performance.now() + TIMEOUT_MS
  for (;;) {
    if (server.exitCode !== null) throw new Error(`postgres ended with ${server.exitCode}`)
    const client = new Client({ connectionString: url })
    const failure = await client.connect().then(
      () => null,
      (error: unknown) => error,
    )
    await client.end().catch(() => undefined)
    if (failure === null) return
    if (performance.now() > until) throw new Error('postgres does not accept connections', { cause: failure })
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
