import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Logger } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import type { OpenDatabase } from '../database/database'
import { openPostgres } from '../database/postgres'
import { keepRows, resetRows } from './pristine-rows'

type Fill = (database: OpenDatabase) => Promise<void>
type ReusedDatabase = Pick<OpenDatabase, 'db' | 'listen' | 'close'>

const MIGRATIONS = join(import.meta.dirname, '../database/migrations')
/** Advisory lock, so that one process makes a template and the others wait for it. */
const TEMPLATE_LOCK = 4_120_317

/**
 * Databases of a PostgreSQL server with the rows that `fill` writes. A closed one gets these rows back and is given to the next
 * caller, as those of `reusedDatabases` are. Tests take as much CPU time as with an embedded database, and run what a server
 * alone does: transactions at the same time, and prepared statements that must differ in name.
 */
export function serverDatabases(server: string, name: string, fill: Fill): (logger?: Logger) => Promise<ReusedDatabase> {
  const idle: string[] = []
  return async (logger) => {
    const url = idle.pop() ?? (await createServerDatabase(server, name, fill))
    const { db, listen, close } = openPostgres(url, rethrow, logger)
    return {
      db,
      listen,
      async close() {
        await close()
        if (await connected(url, (client) => resetRows(drizzle({ client })))) idle.push(url)
      },
    }
  }
}

/** Makes a database of its own with the rows that `fill` writes, and gives its address. It is copied from a template (0.1 s). */
export function createServerDatabase(server: string, name: string, fill: Fill): Promise<string> {
  return connected(server, async (client) => {
    // Ends with the connection.
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    const template = `template_${name}`
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template])
    if (rowCount === 0) await makeTemplate(server, client, template, fill)
    const copy = `copy_${randomUUID().replaceAll('-', '')}`
    await client.query(`create database ${copy} template ${template}`)
    return urlOf(server, copy)
  })
}

async function makeTemplate(server: string, client: Client, template: string, fill: Fill): Promise<void> {
  await client.query('drop database if exists unfinished')
  await client.query('create database unfinished')
  const database = openPostgres(urlOf(server, 'unfinished'), rethrow)
  await database.migrate(MIGRATIONS)
  await fill(database)
  await keepRows(database.db)
  await database.close()
  await client.query(`alter database unfinished rename to ${template}`)
}

async function connected<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function urlOf(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

function rethrow(error: Error): never {
  throw error
}
