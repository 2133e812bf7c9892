import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { changedPaths } from './changed-paths'

it('of a change in sources: the changed files', () => {
  expect(changedPaths(['app/cart/rules/added.ts', 'docs/testing.md'])).toEqual([
    ...['--no-error-on-unmatched-pattern', 'app/cart/rules/added.ts', 'docs/testing.md'],
  ])
})

it.each(['.oxlintrc.json', '.oxfmtrc.json', 'oxlint-plugin.js', 'tsconfig.json', 'package-lock.json'])(
  'of a change in %s: all files',
  (path) => {
    expect(existsSync(`${import.meta.dirname}/../../../${path}`)).toBe(true)
    expect(changedPaths(['app/cart/rules/added.ts', path])).toEqual([])
  },
)

it('of no change: all files', () => {
  expect(changedPaths([])).toEqual([])
})
