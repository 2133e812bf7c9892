import { AggregatorRegistry, type Registry } from 'prom-client'
import type { NumberedWorker } from '../process/workers.server'
import { metricsOfWorker, type MetricValues } from './worker-metrics.server'

/**
 * The metrics of the shop as one text: of this process, its workers, and the backend's thread. The label `process` tells them
 * apart. Their sum would fall when a worker is replaced, which Prometheus takes for a restart of all.
 */
export async function readAllMetrics(
  own: Registry,
  workers: readonly NumberedWorker[] | undefined,
  backend: (() => Promise<MetricValues>) | undefined,
): Promise<string> {
  const read = await Promise.all([
    own.getMetricsAsJSON().then(labelled(workers === undefined ? 'storefront' : 'primary')),
    ...(workers ?? []).map(({ number, worker }) => metricsOfWorker(worker).then(labelled(`storefront-${number}`))),
    ...(backend === undefined ? [] : [backend().then(labelled('backend'))]),
  ])
  return AggregatorRegistry.aggregate(read).metrics()
}

/**
 * Values of several processes never share all labels, so each sum is of one value; other ways to join them
 * would leave some metrics out. A value that is no number, such as the mean of no delay, comes from a worker
 * as null and would make the text invalid.
 */
function labelled(process: string): (metrics: MetricValues) => MetricValues {
  return (metrics) =>
    metrics.map((metric) => ({
      ...metric,
      aggregator: 'sum',
      values: metric.values
        .filter(({ value }) => Number.isFinite(value))
        .map((value) => ({ ...value, labels: { process, ...value.labels } })),
    }))
}
