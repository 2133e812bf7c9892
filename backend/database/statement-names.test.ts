import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const backend = join(import.meta.dirname, '..')

/** The names that the backend's sources give to prepared statements; those made from a variable part are left out. */
function statementNames(): string[] {
  const files = readdirSync(backend, { recursive: true, encoding: 'utf8' }).filter((name) => /(?<!\.test)\.ts$/.test(name))
  return files.flatMap((file) =>
    [...readFileSync(join(backend, file), 'utf8').matchAll(/\.prepare\('(\w+)'\)/g)].map(([, name = '']) => name),
  )
}

test('no two statements have one name: a connection to a PostgreSQL server refuses the second one', () => {
  const names = statementNames()
  expect(names.length).toBeGreaterThan(40)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
