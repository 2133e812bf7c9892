import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgJsonb, PgTable } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { z } from 'zod'
import events from '../backend/tests/fixture/stored-events.json'

const ROOT = `${import.meta.dirname}/..`
const schemas: Readonly<Record<string, Readonly<Record<string, unknown>>>> = import.meta.glob('../backend/database/schema/*.ts', {
  eager: true,
})
const tables = Object.values(schemas).flatMap((file) => Object.values(file).filter((value) => is(value, PgTable)))
const jsonColumns = tables.flatMap((table) =>
  Object.values(getTableColumns(table)).flatMap((column) =>
    is(column, PgJsonb) ? [`${getTableName(table)}.${column.name}`] : [],
  ),
)

const [, rows = ''] = /^## Columns of the database$(.*?)^## /ms.exec(readFileSync(`${ROOT}/docs/stored-data.md`, 'utf8')) ?? []
const cells = [...rows.matchAll(/^\| `(\w+\.\w+)` *\|(.*)\|$/gm)].map(([, column = '', rest = '']) => ({
  column,
  rest: rest.split('|'),
}))

it('docs/stored-data.md names every JSON column of the database, and no other', () => {
  expect(jsonColumns.length).toBeGreaterThan(10)
  expect(cells.map(({ column }) => column).toSorted()).toEqual(jsonColumns.toSorted())
})

it('each has a reader and a test that reads its earlier forms, unless no code reads it', () => {
  const wrong = cells.filter(({ rest: [, reader = '', test = ''] }) => {
    const [file = ''] = /backend\/[\w/.-]+\.ts/.exec(reader) ?? []
    const [tested = ''] = /backend\/[\w/.-]+\.test\.ts/.exec(test) ?? []
    const isTested = tested !== '' && existsSync(`${ROOT}/${tested}`)
    return file === '' || !existsSync(`${ROOT}/${file}`) || !(isTested || reader.includes('no code reads it'))
  })
  expect(wrong).toEqual([])
})

const columnOf = new Map<string, string>(
  Object.values(schemas).flatMap((file) =>
    Object.entries(file).flatMap(([name, table]) =>
      is(table, PgTable)
        ? Object.entries(getTableColumns(table)).map(
            ([key, column]) => [`${name}.${key}`, `${getTableName(table)}.${column.name}`] as const,
          )
        : [],
    ),
  ),
)

/** The fields in the SQL behind a JSON column: `->> 'name'`, `jsonb_set(column, '{name}'` and `@> {name}`; `whole` otherwise. */
function fieldsIn(sql: string): string[] {
  const [, read, set, contained] = /^(?: *->>? *'(\w+)'|, '\{(\w+)\}'| @> \$\{JSON\.stringify\(\{([^}]*)\}\))/.exec(sql) ?? []
  return (read ?? set ?? contained?.trim() ?? 'whole').split(/[,:] */)
}

const readInSql = readdirSync(`${ROOT}/backend`, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('tests'))
  .flatMap((path) => [...readFileSync(`${ROOT}/backend/${path}`, 'utf8').matchAll(/\$\{(\w+\.\w+)\}(?=(.*))/g)])
  .flatMap(([, member = '', sql = '']) => {
    const column = columnOf.get(member) ?? ''
    return jsonColumns.includes(column) ? fieldsIn(sql).map((field) => `${column} ${field}`) : []
  })

it('docs/stored-data.md names every field of JSON that SQL reads past its reader, and no other', () => {
  const named = cells.flatMap(({ column, rest: [, , , fields = ''] }) =>
    [...fields.matchAll(/\w+/g)].flatMap(([field]) => (field === 'none' ? [] : [`${column} ${field}`])),
  )
  expect(new Set(named)).toEqual(new Set(readInSql))
})

const Written = z.object({
  order: z.object({ customer: z.record(z.string(), z.unknown()) }),
  lines: z.array(z.object({ item: z.record(z.string(), z.unknown()) })),
})
const orders = Object.values(import.meta.glob('../backend/tests/fixture/stored-orders/*.json', { eager: true })).map((file) =>
  Written.parse(file),
)
const receipts = events.flatMap((release) => release.flatMap(({ type, stored }) => (type === 'return-received' ? [stored] : [])))

it.each([
  ['order_lines.item', orders.flatMap(({ lines }) => lines.map(({ item }) => item))],
  ['subscriptions.customer', orders.map(({ order }) => order.customer)],
  // No correction of a parcel was kept of an earlier release.
  ['order_events.detail', receipts.map((stored) => ({ replaces: null, tracking_number: null, ...stored }))],
])('each release has written the fields of %s that SQL reads under their present names', (column, documents) => {
  const fields = readInSql.flatMap((read) => (read.startsWith(`${column} `) ? [read.slice(column.length + 1)] : []))
  expect([fields.length > 0, documents.length > 1]).toEqual([true, true])
  expect(documents.filter((document) => !fields.every((field) => Object.hasOwn(document, field)))).toEqual([])
})
