import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { byProcess, metricsAt } from '../support/faults/read-metrics'
import { type Started, startProcess } from '../support/journey/start-process'
import { freePort } from '../support/redis/start-redis'

const SEEDS = 'Preparing the shop for its first start'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'first-start-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Starts the server with no settings but its ports and data folder. */
async function startServer(): Promise<{ server: Started; origin: string; metricsPort: number }> {
  const [port, metricsPort] = [await freePort(), await freePort()]
  const origin = `http://127.0.0.1:${port}`
  const settings = { NODE_ENV: 'production', PORT: String(port), METRICS_PORT: String(metricsPort), DATA_DIR: folder }
  return { server: await startProcess('server.js', settings, `${origin}/readyz`), origin, metricsPort }
}

/** Starts the server, sends it requests of many kinds, and gives the status of the home page and what the server printed. */
async function openShop(): Promise<{ status: number; output: string }> {
  const { server, origin, metricsPort } = await startServer()
  try {
    const rush = await Promise.all(Array.from({ length: 500 }, () => fetch(`${origin}/no`)))
    expect(rush.filter((answer) => answer.status !== 200)).toEqual([])
    const home = await fetch(`${origin}/sv`)
    const { status, headers } = home
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    const [asset = ''] = /\/assets\/[\w./-]+/.exec(await home.text()) ?? []
    for (const path of ['/favicon.svg', asset]) {
      const file = await fetch(origin + path)
      expect([path, file.status, file.headers.get('x-content-type-options')]).toEqual([path, 200, 'nosniff'])
    }
    expect(await withoutLength(origin, 'POST', '/sv/cart', 'intent=close-link')).toBe(303)
    expect(await withoutLength(origin, 'POST', '/sv/cart', 'a'.repeat(65 * 1024))).toBe(413)
    for (const method of ['PUT', 'DELETE', 'OPTIONS', 'PROPFIND']) {
      for (const path of ['/sv', '/sv/cart/data', '/pictures/x.svg', '/favicon.svg', '/assets/none.js']) {
        expect([method, path, await withoutLength(origin, method, path, 'a=b')]).toEqual([method, path, 405])
      }
    }
    const metrics = await metricsAt(metricsPort)
    expect(Object.keys(byProcess(metrics, 'shop_jobs'))).toEqual(['backend'])
    expect(Object.keys(byProcess(metrics, 'process_cpu_seconds_total'))).toEqual(['storefront'])
    return { status, output: server.output() }
  } finally {
    await server.stop()
  }
}

/** The status of a form that is sent in chunks, without a Content-Length. */
function withoutLength(origin: string, method: string, path: string, form: string): Promise<number | undefined> {
  const headers = { origin, 'content-type': 'application/x-www-form-urlencoded', 'transfer-encoding': 'chunked' }
  return new Promise((resolve, reject) => {
    const sent = request(origin + path, { method, headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    sent.once('error', reject)
    sent.end(form)
  })
}

it('on a new machine, where the data folder is empty, the server seeds the shop and opens it; the next start finds it seeded', async () => {
  const first = await openShop()
  expect(first.status).toBe(200)
  expect(first.output).toContain(SEEDS)
  const second = await openShop()
  expect(second.status).toBe(200)
  expect(second.output).not.toContain(SEEDS)
})

it('on the data folder of the journeys, the server finds the shop seeded', async () => {
  execFileSync('npx', ['tsx', 'tests/support/journey/fill-data-folder.ts', folder], { stdio: 'inherit' })
  const { server, origin } = await startServer()
  try {
    expect((await fetch(`${origin}/sv`)).status).toBe(200)
    expect(server.output()).not.toContain(SEEDS)
  } finally {
    await server.stop()
  }
})
