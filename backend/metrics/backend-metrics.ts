import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { Database } from '../database/database'
import { countJobs } from '../jobs/count-jobs'

/** Metrics as one process or thread hands them to another. */
export type MetricValues = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

/**
 * The metrics of a process or thread of the backend: those of Node and the jobs of its database, counted whenever they are read.
 * While the database does not answer, the jobs are missing.
 */
export function createBackendMetrics(db: Database, of: 'process' | 'thread'): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  // CPU, memory and files are those of the whole process, whose main thread reports them.
  const shared = registry.getMetricsAsArray().filter(({ name }) => of === 'thread' && name.startsWith('process_'))
  for (const { name } of shared) registry.removeSingleMetric(name)
  new Gauge({
    name: 'shop_jobs',
    help: 'Jobs of the database: waiting, also for a later day; due by now, those that run included; dead, given up.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      this.reset()
      const counts = await countJobs(db, new Date()).catch(() => null)
      if (counts !== null) for (const [state, count] of Object.entries(counts)) this.set({ state }, count)
    },
  })
  return registry
}
