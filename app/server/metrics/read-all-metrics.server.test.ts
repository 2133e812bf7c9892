import { Gauge, Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { readAllMetrics } from './read-all-metrics.server'

function registryWith(name: string, value: number): Registry {
  const registry = new Registry()
  new Gauge({ name, help: 'A test.', labelNames: ['kind'], registers: [registry], aggregator: 'omit' }).set({ kind: 'a' }, value)
  return registry
}

const seriesOf = (text: string) => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))

it('processes are told apart by a label, and each metric is introduced once', async () => {
  const text = await readAllMetrics(registryWith('size', 1), undefined, () => registryWith('size', 2).getMetricsAsJSON())
  expect(seriesOf(text)).toEqual(['size{process="storefront",kind="a"} 1', 'size{process="backend",kind="a"} 2'])
  expect(text.match(/^# TYPE size gauge$/gm)).toHaveLength(1)
})

it('a value that is no number is left out, since Prometheus would refuse the whole text', async () => {
  const backend = () => registryWith('mean', Number.NaN).getMetricsAsJSON()
  expect(seriesOf(await readAllMetrics(registryWith('size', 1), [], backend))).toEqual(['size{process="primary",kind="a"} 1'])
})
