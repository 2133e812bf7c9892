import type { Worker } from 'node:cluster'
import type { Registry } from 'prom-client'

/** Metrics as one process hands them to another. */
export type MetricValues = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

const READ_METRICS = 'read-metrics'

/** Milliseconds after which a worker that does not answer is left out. */
const TIMEOUT_MS = 2000

/** Gives the metrics of this worker process to its primary whenever that asks. */
export function answerForMetrics(registry: Registry): void {
  process.on('message', (message) => {
    if (message !== READ_METRICS) return
    void registry.getMetricsAsJSON().then((metrics) => process.connected && process.send?.({ metrics }))
  })
}

/** The metrics of a worker process; none when it does not answer in time. */
export function metricsOfWorker(worker: Worker): Promise<MetricValues> {
  return new Promise((resolve) => {
    const end = (metrics: MetricValues) => {
      clearTimeout(timeout)
      worker.off('message', take)
      resolve(metrics)
    }
    const take = (message: unknown) => {
      if (isMetrics(message)) end(message.metrics)
    }
    const timeout = setTimeout(() => end([]), TIMEOUT_MS)
    worker.on('message', take)
    if (worker.isConnected()) worker.send(READ_METRICS)
  })
}

function isMetrics(message: unknown): message is { metrics: MetricValues } {
  return typeof message === 'object' && message !== null && 'metrics' in message && Array.isArray(message.metrics)
}
