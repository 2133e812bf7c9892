import { z } from 'zod'
import type { MetricValues } from './metrics/backend-metrics'
import type { BackendOptions } from './open-backend'

/** The options that the main thread passes to the worker. */
export const WorkerOptions = z.object({
  dataDir: z.string().nullable(),
  databaseUrl: z.string().nullable(),
  migrationsDir: z.string(),
  adminToken: z.string().nullable(),
  port: z.number().int(),
  simulatorPort: z.number().int(),
  env: z.record(z.string(), z.string().optional()),
}) satisfies z.ZodType<BackendOptions>
export type WorkerOptions = z.infer<typeof WorkerOptions>

/** The messages of the worker to the main thread. It shuts down on `stop`, and answers `read-metrics` with `metrics`. */
export type WorkerMessage =
  | { type: 'progress'; message: string }
  | { type: 'ready'; url: string }
  | { type: 'changed'; tags: readonly string[] }
  | { type: 'metrics'; metrics: MetricValues }
  | { type: 'failed'; message: string }
  | { type: 'stopped' }

export const STOP = 'stop'
export const READ_METRICS = 'read-metrics'
