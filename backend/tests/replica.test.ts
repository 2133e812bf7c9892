import { join } from 'node:path'
import type { Hono } from 'hono'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openBackend } from '../open-backend'
import { fixtureIdOf, fixtureSeed } from './fixture/seed'
import { createServerDatabase } from './server-databases'
import { NOON_DAY, seedFixture } from './test-shop'

const PRODUCT = '/api/products/by-slug/batteritestare?locale=sv&sid=7'

const server = process.env.TEST_DATABASE_URL

describe.runIf(server !== undefined)('a backend with a replica', () => {
  const logged: unknown[] = []
  const told: string[] = []
  const copy = () => createServerDatabase(server ?? '', 'fixture', seedFixture)
  let urls = { shop: '', replica: '' }

  const open = (env: Readonly<Record<string, string>>) =>
    openBackend(
      {
        dataDir: null,
        databaseUrl: urls.shop,
        adminToken: null,
        simulatorPort: 0,
        migrationsDir: join(import.meta.dirname, '../database/migrations'),
        env: { JOBS: 'off', ...env },
      },
      {
        now: () => NOON_DAY,
        log: (entry) => logged.push(entry),
        seed: fixtureSeed,
        onProgress: () => {},
        tellChanges: async (tags) => void told.push(...tags),
      },
    )

  async function run(url: string, statement: string): Promise<void> {
    const client = new Client({ connectionString: url })
    await client.connect()
    await client.query(statement)
    await client.end()
  }

  let shop: { app: Hono; close: () => Promise<void> }
  beforeAll(async () => {
    // Databases of the same content, as with a replica, except a name that tells which one has answered.
    urls = { shop: await copy(), replica: await copy() }
    await run(urls.replica, "update product_texts set name = name || ' (replica)'")
    shop = await open({ DATABASE_REPLICA_URL: urls.replica })
  })
  afterAll(async () => {
    await shop.close()
  })

  const text = async (path: string, init?: RequestInit) => (await shop.app.request(path, init)).text()

  it('reads the catalogue and the search from it', async () => {
    expect(await text(PRODUCT)).toContain('(replica)')
    expect(await text('/api/products?locale=sv&sid=7&query=batteritestare')).toContain('(replica)')
  })

  it('reads carts from the primary', async () => {
    const items = [{ uuid: crypto.randomUUID(), product_id: fixtureIdOf('TESTER'), quantity: 1 }]
    const body = JSON.stringify({ items, coupons: [], checkout_order_id: null })
    const answer = await text('/api/sync-cart?locale=sv&sid=7', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect(answer).toContain('Batteritestare')
    expect(answer).not.toContain('(replica)')
  })

  it('tells of changes that are in it', async () => {
    await run(urls.shop, `update product_texts set name = name || ' ' where product_id = ${fixtureIdOf('TESTER')}`)
    await vi.waitFor(() => expect(told).toContain(`product:${fixtureIdOf('TESTER')}`), 1000)
  })

  it('reads from the primary while the replica is away, and tells of changes all the same', async () => {
    await run(server ?? '', `drop database ${new URL(urls.replica).pathname.slice(1)} with (force)`)
    const answer = await shop.app.request(PRODUCT)
    expect(answer.status).toBe(200)
    expect(await answer.text()).not.toContain('(replica)')
    expect(logged).toContainEqual(expect.objectContaining({ event: 'replica-unreachable' }))
    told.length = 0
    await run(urls.shop, `update product_texts set name = name || ' ' where product_id = ${fixtureIdOf('CR2032')}`)
    await vi.waitFor(() => expect(told).toContain(`product:${fixtureIdOf('CR2032')}`), 5000)
  })
})

it('an embedded database has no replica', async () => {
  const opened = openBackend(
    {
      dataDir: null,
      databaseUrl: null,
      adminToken: null,
      simulatorPort: 0,
      migrationsDir: join(import.meta.dirname, '../database/migrations'),
      env: { DATABASE_REPLICA_URL: 'postgres://127.0.0.1/shop' },
    },
    { now: () => NOON_DAY, log: () => {}, seed: fixtureSeed, onProgress: () => {} },
  )
  await expect(opened).rejects.toThrow(/DATABASE_REPLICA_URL: needs DATABASE_URL/)
})
