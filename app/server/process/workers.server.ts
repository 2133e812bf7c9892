import cluster, { type Worker } from 'node:cluster'
import type { Log } from './log'
import { countEnd, restartDelay } from './restart-delay'

/** Milliseconds that workers get to finish their requests when the shop stops; then they are killed. */
const STOP_TIMEOUT_MS = 15_000

/** A worker, and the number of its place: from 1, and the same for the worker that replaces it. */
export type NumberedWorker = { number: number; worker: Worker }

export type WorkerPool = {
  running: () => NumberedWorker[]
  /** Tells every worker what has changed at the backend. */
  announce: (tags: readonly string[]) => void
  /** Lets each worker finish its requests, and resolves when all have ended. */
  close: () => Promise<void>
}

type PoolOptions = {
  count: number
  /** Added to the environment of each worker. */
  env: Readonly<Record<string, string>>
  log: Log
}

/**
 * Starts this program again as `count` worker processes, which share its port (node:cluster), and resolves
 * when all of them listen. Rejects when one ends before: the next would fail in the same way. Later a worker
 * that ends is replaced (restart-delay.ts).
 */
export function startWorkers({ count, env, log }: PoolOptions): Promise<WorkerPool> {
  const delays = new Set<NodeJS.Timeout>()
  let state: 'starting' | 'open' | 'stopping' = 'starting'
  let ends = 0
  const places = new Map<number, Worker>()
  const running = (): NumberedWorker[] =>
    [...places].map(([number, worker]) => ({ number, worker })).filter(({ worker }) => !worker.isDead())
  const alive = () => running().map(({ worker }) => worker)

  function start(number: number, onExit: (code: number | null, signal: string | null) => void): Worker {
    const worker = cluster.fork(env)
    places.set(number, worker)
    const started = performance.now()
    // Ignored: the channel breaks when the worker dies, and its end is handled elsewhere.
    worker.on('error', (error) => log('error', 'worker-channel-failed', { pid: worker.process.pid, error: String(error) }))
    worker.once('exit', (code, signal) => {
      if (state === 'open') replace(number, performance.now() - started, { pid: worker.process.pid, code, signal })
      else onExit(code, signal)
    })
    return worker
  }

  function replace(
    number: number,
    ranForMs: number,
    ended: { pid: number | undefined; code: number | null; signal: string | null },
  ): void {
    ends = countEnd(ends, ranForMs)
    const delay = restartDelay(ends)
    log('error', 'worker-ended', { ...ended, restartInMs: delay })
    const timer = setTimeout(() => {
      delays.delete(timer)
      start(number, () => {})
    }, delay)
    delays.add(timer)
  }

  async function close(): Promise<void> {
    state = 'stopping'
    for (const timer of delays) clearTimeout(timer)
    const workers = alive()
    const timeout = setTimeout(() => workers.forEach((worker) => worker.process.kill('SIGKILL')), STOP_TIMEOUT_MS)
    await Promise.all(
      workers.map((worker) => {
        const ended = new Promise((resolve) => worker.once('exit', resolve))
        worker.process.kill('SIGTERM')
        return ended
      }),
    )
    clearTimeout(timeout)
  }

  const announce = (tags: readonly string[]) => {
    for (const worker of alive()) if (worker.isConnected()) worker.send({ changed: tags })
  }

  return new Promise((resolve, reject) => {
    let listening = 0
    for (let number = 1; number <= count; number += 1) {
      const worker = start(number, (code, signal) => {
        if (state === 'starting') reject(new Error(`A worker ended at its start (${signal ?? code})`))
      })
      worker.once('listening', () => {
        listening += 1
        if (listening < count) return
        state = 'open'
        resolve({ running, announce, close })
      })
    }
  })
}

/** Calls back with the tags of what has changed, in a worker process. */
export function onAnnounced(take: (tags: readonly string[]) => void): void {
  process.on('message', (message) => {
    if (isChange(message)) take(message.changed)
  })
}

function isChange(message: unknown): message is { changed: readonly string[] } {
  return typeof message === 'object' && message !== null && 'changed' in message && Array.isArray(message.changed)
}
