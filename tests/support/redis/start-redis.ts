import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, connect } from 'node:net'
import { which } from '../debian'

/** Whether this machine can run a Redis. */
export const hasRedis = which('redis-server') !== undefined

export type TestRedis = {
  url: string
  /** Ends it at once, as a crash does; it keeps nothing. */
  kill: () => Promise<void>
  /** Starts it again on its port, empty. */
  start: () => Promise<void>
  /** Makes it silent: connections stay open, and nothing is answered. */
  freeze: () => void
  thaw: () => void
}

/** A Redis of its own on a free loopback port, in memory only. */
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

/** A port nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port to be had')
  return address.port
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
