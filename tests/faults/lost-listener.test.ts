import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listenPostgres } from '../../backend/database/listen-postgres'
import { hasPostgres, startPostgres, type TestPostgres } from '../support/postgres/start-postgres'

describe.runIf(hasPostgres)('listening to a PostgreSQL server', () => {
  let server: TestPostgres
  let client: Client
  beforeAll(async () => {
    server = await startPostgres()
    client = new Client({ connectionString: server.url })
    await client.connect()
  })
  afterAll(async () => {
    await client.end()
    await server.stop()
  })

  it('says `all` once a lost connection is back, and hears what is told then', async () => {
    const heard: string[] = []
    const errors: string[] = []
    const stop = await listenPostgres(server.url, ({ message }) => errors.push(message))('changes', (tag) => heard.push(tag))
    await client.query("notify changes, 'first'")
    await expect.poll(() => heard).toEqual(['first'])
    await client.query("select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen changes'")
    await expect.poll(() => heard, { timeout: 5000 }).toEqual(['first', 'all'])
    expect(errors.length).toBeGreaterThan(0)
    await client.query("notify changes, 'second'")
    await expect.poll(() => heard).toEqual(['first', 'all', 'second'])
    await stop()
    await client.query("notify changes, 'third'")
    expect(heard).toHaveLength(3)
  })
})
