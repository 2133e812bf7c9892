import type { BackendOptions } from './open-backend'

/** What the main thread hands the worker. */
export type WorkerOptions = BackendOptions & { port: number }

/** What the worker tells the main thread. It closes when it is sent `stop`. */
export type WorkerMessage =
  | { type: 'progress'; message: string }
  | { type: 'ready'; url: string }
  | { type: 'failed'; message: string }
  | { type: 'stopped' }

export const STOP = 'stop'
