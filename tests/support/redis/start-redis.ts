import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer, connect } from 'node:net'
import { which } from '../debian'

/** True when redis-server is on PATH. */
export const hasRedis = which('redis-server') !== undefined

export type TestRedis = {
  url: string
  /** Kills it with SIGKILL; its data is lost. */
  kill: () => Promise<void>
  /** Restarts it on the same port, empty. */
  start: () => Promise<void>
  /** Suspends it: connections stay open and get no answer. */
  freeze: () => void
  thaw: () => void
}

/** Starts a Redis server on a free loopback port, in memory only. */
export async function startRedis(): Promise<TestRedis> {
  const port = await freePort()
  let server: ChildProcess | undefined
  const redis: TestRedis = {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
      server = spawn('redis-server', args, { stdio: 'ignore' })
      await listens(port)
    },
    async kill() {
      const dying = server
      server = undefined
      if (dying === undefined) return
      const ended = once(dying, 'exit')
      dying.kill('SIGKILL')
      await ended
    },
    freeze: () => void server?.kill('SIGSTOP'),
    thaw: () => void server?.kill('SIGCONT'),
  }
  await redis.start()
  return redis
}

/**
 * Below the ports that the system gives to outgoing connections and to servers that ask for any: no other process
 * takes one between the look and the use.
 */
const PORTS = { from: 12_000, to: 30_000 }

/** A free loopback port. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(PORTS.from, PORTS.to)
    const server = createServer().listen(port, '127.0.0.1')
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    server.close()
    await once(server, 'close')
    return port
  }
  throw new Error('No free port')
}

async function listens(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const socket = connect(port, '127.0.0.1')
    const up = await Promise.race([once(socket, 'connect').then(() => true), once(socket, 'error').then(() => false)]).catch(
      () => false,
    )
    socket.destroy()
    if (up) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`redis-server does not listen on ${port}`)
}
