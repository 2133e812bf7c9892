import type { Environment } from './environment'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { MetricValues } from './metrics/backend-metrics'
import { READ_METRICS, STOP, type WorkerMessage, type WorkerOptions } from './worker-messages'

export type EmbeddedOptions = {
  /** The worker's module: backend/worker.ts in development, build/backend-worker.js when built. */
  workerUrl: URL
  dataDir: string
  databaseUrl?: string | null
  adminToken?: string | null
  /** Port on 127.0.0.1; 0 or absent: any free port. */
  port?: number
  /** Port of the simulated payment providers on 127.0.0.1; 0 or absent: any free port. */
  simulatorPort?: number
  /** Holds the keys of payment providers and carriers; absent: this process's environment. */
  env?: Environment
  /** Folder of the migrations; absent: backend/database/migrations below the working directory. */
  migrationsDir?: string
  onProgress: (message: string) => void
  /** Called with the tags of what has changed in the database (app/commerce/contract/changes.ts). */
  onChange: (tags: readonly string[]) => void
  /** Called when the worker ends without being stopped. */
  onCrash: (error: Error) => void
}

/** `readMetrics` gives nothing after 2 s without an answer, and without METRICS_PORT in the environment. */
export type EmbeddedBackend = { url: string; readMetrics: () => Promise<MetricValues>; stop: () => Promise<void> }

const METRICS_TIMEOUT_MS = 2000

/** Starts the reference backend in a worker thread; resolves when it is listening, rejects when it cannot start. */
export function startEmbeddedBackend(options: EmbeddedOptions): Promise<EmbeddedBackend> {
  const workerData: WorkerOptions = {
    dataDir: options.dataDir,
    databaseUrl: options.databaseUrl ?? null,
    adminToken: options.adminToken ?? null,
    port: options.port ?? 0,
    simulatorPort: options.simulatorPort ?? 0,
    env: { ...(options.env ?? process.env) },
    migrationsDir: options.migrationsDir ?? join(process.cwd(), 'backend/database/migrations'),
  }
  const worker = new Worker(options.workerUrl, { workerData })
  return new Promise((resolve, reject) => {
    let state: 'starting' | 'running' | 'stopping' = 'starting'
    const ended = new Promise<void>((done) => {
      worker.once('exit', () => {
        if (state === 'starting') reject(new Error('The backend ended while it was starting'))
        if (state === 'running') options.onCrash(new Error('The backend ended unexpectedly'))
        done()
      })
    })
    const stop = async () => {
      if (state === 'running') worker.postMessage(STOP)
      state = 'stopping'
      await ended
    }
    worker.on('error', (error) => {
      if (state === 'starting') reject(error)
      else options.onCrash(error)
      state = 'stopping'
    })
    worker.on('message', (message: WorkerMessage) => {
      if (message.type === 'progress') options.onProgress(message.message)
      if (message.type === 'changed') options.onChange(message.tags)
      if (message.type === 'failed') {
        state = 'stopping'
        reject(new Error(message.message))
      }
      if (message.type === 'ready') {
        state = 'running'
        resolve({ url: message.url, readMetrics: () => readMetrics(worker), stop })
      }
      if (message.type === 'stopped') void worker.terminate()
    })
  })
}

function readMetrics(worker: Worker): Promise<MetricValues> {
  return new Promise((resolve) => {
    const end = (metrics: MetricValues) => {
      clearTimeout(timeout)
      worker.off('message', take)
      resolve(metrics)
    }
    const take = (message: WorkerMessage) => {
      if (message.type === 'metrics') end(message.metrics)
    }
    const timeout = setTimeout(() => end([]), METRICS_TIMEOUT_MS)
    worker.on('message', take)
    worker.postMessage(READ_METRICS)
  })
}
