import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listenPostgres } from '../database/listen-postgres'
import { createServerDatabase } from './server-databases'
import { seedFixture } from './test-shop'

const server = process.env.TEST_DATABASE_URL

describe.runIf(server !== undefined)('listening to a PostgreSQL server', () => {
  let url: string
  let client: Client
  beforeAll(async () => {
    url = await createServerDatabase(server ?? '', 'fixture', seedFixture)
    client = new Client({ connectionString: url })
    await client.connect()
  })
  afterAll(async () => {
    await client.end()
  })

  it('says `all` once a lost connection is back, and hears what is told then', async () => {
    const heard: string[] = []
    const errors: string[] = []
    const stop = await listenPostgres(url, ({ message }) => errors.push(message))('changes', (tag) => heard.push(tag))
    await client.query("notify changes, 'first'")
    await expect.poll(() => heard).toEqual(['first'])
    await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen changes' and datname = current_database()",
    )
    await expect.poll(() => heard, { timeout: 5000 }).toEqual(['first', 'all'])
    expect(errors.length).toBeGreaterThan(0)
    await client.query("notify changes, 'second'")
    await expect.poll(() => heard).toEqual(['first', 'all', 'second'])
    await stop()
    await client.query("notify changes, 'third'")
    expect(heard).toHaveLength(3)
  })
})
