import { existsSync, readFileSync } from 'node:fs'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgJsonb, PgTable } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'

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
