import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { NumberedWorker } from '../process/workers.server'
import type { Metrics } from './metrics'
import { readAllMetrics } from './read-all-metrics.server'
import type { MetricValues } from './worker-metrics.server'

/**
 * Upper bounds in seconds. A page of the cache takes less than the first, and a request waits for the backend for 5 s at most.
 */
const REQUEST_BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const CALL_BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

type PrometheusMetrics = {
  metrics: Metrics
  registry: Registry
  /** The text for Prometheus, with the metrics of other parts of the shop. */
  readAll: (workers?: readonly NumberedWorker[], backend?: () => Promise<MetricValues>) => Promise<string>
}

/**
 * Metrics of a storefront process for Prometheus, beside those that its library knows of any Node process: CPU,
 * memory, event loop, garbage collection.
 */
export function createPrometheusMetrics(): PrometheusMetrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'shop_requests_total',
    help: 'Answered requests, static files and those turned away excepted.',
    labelNames: ['route', 'method', 'status', 'source'],
    registers,
  })
  const durations = new Histogram({
    name: 'shop_request_duration_seconds',
    help: 'Time until the answer of a request was ready.',
    labelNames: ['route', 'method', 'source'],
    buckets: REQUEST_BUCKETS,
    registers,
  })
  const calls = new Histogram({
    name: 'shop_backend_call_duration_seconds',
    help: 'Time of the calls to the backend.',
    labelNames: ['call', 'outcome'],
    buckets: CALL_BUCKETS,
    registers,
  })
  const shed = new Counter({
    name: 'shop_requests_shed_total',
    help: 'Requests answered with 503 because the process was busy.',
    labelNames: ['work'],
    registers,
  })
  const limited = new Counter({
    name: 'shop_attempts_limited_total',
    help: 'Attempts that a rate limit refused.',
    labelNames: ['limit'],
    registers,
  })
  const sessions = new Counter({ name: 'shop_sessions_begun_total', help: 'Sessions that began.', registers })
  return {
    registry,
    readAll: (workers, backend) => readAllMetrics(registry, workers, backend),
    metrics: {
      request({ route, method, status, source, seconds }) {
        const known = methodOf(method)
        requests.inc({ route, method: known, status: `${Math.floor(status / 100)}xx`, source })
        durations.observe({ route, method: known, source }, seconds)
      },
      backendCall: (call, outcome, seconds) => calls.observe({ call, outcome }, seconds),
      shed: (work) => shed.inc({ work }),
      limited: (limit) => limited.inc({ limit }),
      sessionBegun: () => sessions.inc(),
      watchCaches(bytes) {
        new Gauge({
          name: 'shop_cache_bytes',
          help: 'Memory that the entries of a cache take.',
          labelNames: ['cache'],
          registers,
          collect() {
            this.set({ cache: 'pages' }, bytes.pages())
            this.set({ cache: 'data' }, bytes.data())
          },
        })
      },
    },
  }
}

/** A client may send any word as its method. */
function methodOf(method: string): 'GET' | 'POST' | 'other' {
  if (method === 'GET' || method === 'HEAD') return 'GET'
  return method === 'POST' ? 'POST' : 'other'
}
