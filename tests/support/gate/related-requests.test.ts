import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { HOLDERS } from './holders'
import { relatedRequests } from './related-requests'

const tests = [
  { path: 'tests/requests/pages.test.ts', text: '' },
  { path: 'tests/requests/restored-cart.test.ts', text: '' },
  { path: 'tests/requests/order.test.ts', text: "import { MAX_LINES } from '../../app/cart/rules/max-lines'" },
  { path: 'tests/requests/finder.test.ts', text: "import { Tokens } from '../../backend/accounts/tokens'" },
  { path: 'tests/requests/entry.test.ts', text: "import { LANGUAGES } from '../../app/store/languages'" },
  { path: 'tests/requests/link-codes.test.ts', text: '' },
  { path: 'tests/requests/vat.test.ts', text: "import { href } from '../../app/routing/href'" },
]
const related = (...changed: string[]) => relatedRequests(changed, tests).map((path) => /([^/]+)\.test\.ts$/.exec(path)?.[1])

describe('the request tests of npm run check', () => {
  it('of a feature: those that are named after it or import from it, and the one of every page', () => {
    expect(related('app/cart/live/queue.ts')).toEqual(['pages', 'restored-cart', 'order'])
    expect(related('backend/accounts/tokens.ts')).toEqual(['pages', 'finder'])
  })

  it('of a folder in the plural: those that have its name in the singular', () => {
    expect(related('backend/carts/routes.ts')).toEqual(['pages', 'restored-cart'])
    expect(related('backend/orders/transitions.ts')).toEqual(['pages', 'order'])
  })

  it('of a folder that nearly all import from: those that import the changed file, and those that hold its behaviour', () => {
    expect(related('app/store/languages.ts')).toEqual(['pages', 'entry', 'vat'])
    expect(related('app/routing/href.ts')).toEqual(['pages', 'entry', 'vat'])
  })

  it('of a file that stands in no folder: those that hold its behaviour', () => {
    expect(related('app/root.tsx')).toEqual(['pages', 'restored-cart', 'link-codes'])
  })

  it('of a room that no test has to do with: all', () => {
    expect(related('app/wishlist/heart.tsx')).toHaveLength(tests.length)
  })

  it('of a request test: itself alone', () => {
    expect(related('tests/requests/finder.test.ts')).toEqual(['finder'])
  })

  it('of words and configuration of the repository: none', () => {
    expect(related('README.md', 'vite.config.ts')).toEqual([])
  })
})

it('the table of holders names request tests and rooms that exist', () => {
  const exists = (path: string) => existsSync(`${import.meta.dirname}/../../../${path}`)
  const files = [...new Set(Object.values(HOLDERS).flat())].map((name) => `tests/requests/${name}.test.ts`)
  expect(files.filter((path) => !exists(path))).toEqual([])
  const kinds = ['', '.ts', '.tsx', '.server.ts', '.client.ts']
  expect(Object.keys(HOLDERS).filter((room) => !kinds.some((kind) => exists(room + kind)))).toEqual([])
})

it('no room concerns all request tests: each is in the table, or has tests that are named after it or import from it', () => {
  const root = `${import.meta.dirname}/../../..`
  const requests = readdirSync(`${root}/tests/requests`).filter((name) => name.endsWith('.test.ts'))
  const all = requests.map((name) => ({
    path: `tests/requests/${name}`,
    text: readFileSync(`${root}/tests/requests/${name}`, 'utf8'),
  }))
  const files = ['app', 'backend'].flatMap((top) =>
    readdirSync(`${root}/${top}`, { withFileTypes: true }).map((entry) => `${top}/${entry.name}${entry.isFile() ? '' : '/x.ts'}`),
  )
  expect(files.filter((file) => relatedRequests([file], all).length > all.length / 3)).toEqual([])
})
