import { parentPort, workerData } from 'node:worker_threads'
import { openBackend } from './open-backend'
import { loadSeed } from './seed/load-seed'
import { serveBackend } from './serve'
import { logLine } from './log-line'
import { READ_METRICS, STOP, WorkerOptions, type WorkerMessage } from './worker-messages'
import { withoutValues } from './database/without-values'

/** Entry of the worker thread: runs the reference backend on a loopback port and reports its state in messages. */
async function run(options: WorkerOptions, send: (message: WorkerMessage) => void, on: (asked: string, act: () => void) => void) {
  const backend = await openBackend(options, {
    now: () => new Date(),
    log: logLine,
    seed: loadSeed,
    onProgress: (message) => send({ type: 'progress', message }),
    tellChanges: async (tags) => send({ type: 'changed', tags }),
  })
  const server = await serveBackend(backend, '127.0.0.1', options.port)
  on(STOP, () => void server.stop().then(() => send({ type: 'stopped' })))
  // Loaded when it is used: the library takes memory.
  const counted = options.env.METRICS_PORT ? await import('./metrics/backend-metrics') : null
  const metrics = counted?.createBackendMetrics(backend.db, 'thread')
  on(READ_METRICS, () => void metrics?.getMetricsAsJSON().then((metrics) => send({ type: 'metrics', metrics })))
  send({ type: 'ready', url: server.url })
}

const port = parentPort
if (port === null) throw new Error('backend/worker.ts runs in a worker thread: see backend/start-embedded.ts')
const options = WorkerOptions.parse(workerData)
run(
  options,
  (message) => port.postMessage(message),
  (asked, act) =>
    port.on('message', (message) => {
      if (message === asked) act()
    }),
).catch((error: unknown) => {
  port.postMessage({ type: 'failed', message: withoutValues(error).message } satisfies WorkerMessage)
  port.close()
})
