import { z } from 'zod'
import type { Database } from '../database/database'
import type { Environment } from '../environment'
import { serveMetrics } from './serve-metrics'

const Port = z.coerce.number().int().min(0).max(65535)

/**
 * Serves the metrics of a process that only runs the backend, or only jobs, at METRICS_PORT of METRICS_HOST (127.0.0.1),
 * and gives the function that ends it. `name` becomes the label `process`. Without a port nothing is counted. Throws for
 * a port that is none, or cannot be had.
 */
export async function openMetrics(
  env: Environment,
  name: 'backend' | 'worker',
  { db, print }: { db: Database; print: (message: string) => void },
): Promise<() => Promise<void>> {
  if (!env.METRICS_PORT) return () => Promise.resolve()
  const port = Port.safeParse(env.METRICS_PORT)
  if (!port.success) throw new Error(`METRICS_PORT: ${port.error.issues.map(({ message }) => message).join(', ')}`)
  // Loaded when it is used: the library takes memory.
  const { createBackendMetrics } = await import('./backend-metrics')
  const registry = createBackendMetrics(db, 'process')
  registry.setDefaultLabels({ process: name })
  const served = await serveMetrics(env.METRICS_HOST || '127.0.0.1', port.data, () => registry.metrics())
  print(`Metrics at ${served.url}/metrics`)
  return served.stop
}
