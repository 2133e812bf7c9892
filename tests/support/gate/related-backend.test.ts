import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { BACKEND_HOLDERS } from './backend-holders'
import { relatedBackend } from './related-backend'

const tests = [
  { path: 'backend/coupons/reductions.test.ts', text: "import { reduce } from './reductions'" },
  { path: 'backend/tests/carts.test.ts', text: "import { openTestShop } from './test-shop'" },
  { path: 'backend/tests/reductions.test.ts', text: "import { applyCoupons } from '../coupons/apply-coupons'" },
  { path: 'backend/tests/calls.test.ts', text: "import { CartItem } from '../../app/commerce/contract/cart'" },
  { path: 'backend/database/folder-lock.test.ts', text: "import { lockFolder } from './folder-lock'" },
  { path: 'backend/database/without-values.test.ts', text: "import { withoutValues } from './without-values'" },
]
const related = (...changed: string[]) => relatedBackend(changed, tests).map((path) => path.replace('backend/', ''))

it('of a room: the tests in it, those named after it, and those that import from it', () => {
  expect(related('backend/coupons/apply-coupons.ts')).toEqual(
    expect.arrayContaining(['coupons/reductions.test.ts', 'tests/reductions.test.ts']),
  )
  expect(related('backend/carts/sync-cart.ts')).toContain('tests/carts.test.ts')
})

it('of a room that most tests import from: those that import the changed file, and those that hold its behaviour', () => {
  expect(related('backend/database/folder-lock.ts')).toEqual(['tests/calls.test.ts', 'database/folder-lock.test.ts'])
  expect(related('backend/tests/test-shop.ts')).toEqual(['tests/carts.test.ts', 'tests/calls.test.ts'])
})

it('of a room whose tests have other names: those that hold its behaviour', () => {
  expect(related('backend/http/parse.ts')).toEqual(['tests/calls.test.ts'])
  expect(related('backend/coupons/find-coupon.ts')).toContain('tests/carts.test.ts')
})

it('of a table of routes: those that are named after it, and those of all calls', () => {
  expect(related('backend/routes/carts.ts')).toEqual(['tests/carts.test.ts', 'tests/calls.test.ts'])
})

it('of a file that stands in no room: not those that import a folder of the storefront with its name', () => {
  expect(related('backend/app.ts')).toEqual(['tests/calls.test.ts'])
})

it('of a room that no test has to do with: all', () => {
  expect(related('backend/wishlists/share.ts')).toHaveLength(tests.length)
})

it('of the contract: those that import the changed file', () => {
  expect(related('app/commerce/contract/cart.ts')).toEqual(['tests/calls.test.ts'])
})

it('of a changed test: itself; of the storefront: none', () => {
  expect(related('backend/tests/carts.test.ts')).toEqual(['tests/carts.test.ts'])
  expect(related('app/checkout/checkout-form.ts')).toEqual([])
})

it('the table of holders names backend tests and rooms that exist', () => {
  const exists = (path: string) => existsSync(`${import.meta.dirname}/../../../${path}`)
  const files = [...new Set(Object.values(BACKEND_HOLDERS).flat())].map((name) => `backend/tests/${name}.test.ts`)
  expect(files.filter((path) => !exists(path))).toEqual([])
  expect(Object.keys(BACKEND_HOLDERS).filter((room) => !exists(room) && !exists(`${room}.ts`))).toEqual([])
})
