import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { byProcess, metricsAt } from '../support/faults/read-metrics'
import { openStorefronts, type Storefront, type Storefronts } from '../support/faults/storefronts'
import { freePort } from '../support/redis/start-redis'

let shops: Storefronts
let shop: Storefront
let port: number
beforeAll(async () => {
  shops = await openStorefronts()
  port = await freePort()
  shop = await shops.start({ METRICS_PORT: String(port) })
})
afterAll(() => shops.close())

it('metrics have a port of their own, and shoppers cannot reach them', async () => {
  for (let count = 0; count < 3; count += 1) await fetch(`${shop.origin}/sv`)
  expect((await fetch(`${shop.origin}/metrics`)).status).toBe(404)
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  const metrics = await metricsAt(port)
  expect(metrics).toContain('shop_requests_total{process="storefront",route="home",method="GET",status="2xx",source="hit"} 2')
  expect(byProcess(metrics, 'process_resident_memory_bytes').storefront).toBeGreaterThan(30_000_000)
  expect(byProcess(metrics, 'nodejs_eventloop_lag_p99_seconds')).toHaveProperty('storefront')
  for (const cache of ['pages', 'data'])
    expect(byProcess(metrics, 'shop_cache_bytes', `cache="${cache}"`).storefront).toBeGreaterThan(1000)
})

it('a port that is taken, or is none, ends the start and is named', async () => {
  expect(await failedStart(String(port))).toContain('METRICS_PORT: listen EADDRINUSE')
  expect(await failedStart('70000')).toContain('METRICS_PORT: ')
})

it('the port closes with the shop', async () => {
  await shop.stop()
  expect(await metricsAt(port)).toBeNull()
})

/** The output of a storefront that ends at its start. */
async function failedStart(METRICS_PORT: string): Promise<string> {
  const own = { PORT: '0', BACKEND_URL: 'http://127.0.0.1:9', DATA_DIR: join(shops.folder, 'failed'), METRICS_PORT }
  const child = spawn(process.execPath, [join('build', 'server.js')], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, NODE_ENV: 'production', ...own },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const written: Buffer[] = []
  child.stderr.on('data', (part: Buffer) => written.push(part))
  await once(child, 'close')
  expect(child.exitCode).toBe(1)
  return Buffer.concat(written).toString()
}
