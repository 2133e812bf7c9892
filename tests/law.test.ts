import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const LAW = readFileSync(join(ROOT, 'docs/law.md'), 'utf8')

/** Duty, law, place and test: the tables of duties, without their heads. */
const DUTIES = LAW.split('\n## The words of')[0]
  ?.split('\n')
  .filter((line) => /^\| [^-]/.test(line) && !line.startsWith('| Duty '))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

it('every duty of docs/law.md names its law, its place and the test that holds it', () => {
  for (const cells of DUTIES ?? []) expect(cells, cells[0]).toHaveLength(4)
  expect(DUTIES?.length).toBeGreaterThan(30)
  const untested = (DUTIES ?? []).filter(
    ([, , place = '', test = '']) => !test.includes('`') && !/^(?:Not needed|Missing)/.test(place),
  )
  expect(untested.map(([duty]) => duty)).toEqual([])
})

it('every file that docs/law.md names exists', () => {
  const paths = ['app', 'backend', 'tests'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => `/${folder}/${path}`),
  )
  const named = [...LAW.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !paths.some((path) => path.endsWith(`/${name}`)))).toEqual([])
})
