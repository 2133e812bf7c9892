import { expect, it } from 'vitest'
import { relatedRequests } from './related-requests'

const tests = [
  { path: 'tests/requests/pages.test.ts', text: '' },
  { path: 'tests/requests/restored-cart.test.ts', text: '' },
  { path: 'tests/requests/order.test.ts', text: "import { MAX_LINES } from '../../app/cart/rules/max-lines'" },
  { path: 'tests/requests/finder.test.ts', text: "import { Tokens } from '../../backend/accounts/tokens'" },
]
const related = (...changed: string[]) => relatedRequests(changed, tests).map((path) => path.slice('tests/requests/'.length))

it('a change of a feature concerns the tests that are named after it or import from it, and the one of every page', () => {
  expect(related('app/cart/live/queue.ts')).toEqual(['pages.test.ts', 'restored-cart.test.ts', 'order.test.ts'])
  expect(related('backend/accounts/tokens.ts')).toEqual(['pages.test.ts', 'finder.test.ts'])
})

it('a changed test is related to itself alone', () => {
  expect(related('tests/requests/finder.test.ts')).toEqual(['finder.test.ts'])
})

it('words and configuration of the repository concern none', () => {
  expect(related('README.md', 'eslint.config.js')).toEqual([])
})
