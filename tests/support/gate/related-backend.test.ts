import { expect, it } from 'vitest'
import { relatedBackend } from './related-backend'

const tests = [
  { path: 'backend/coupons/reductions.test.ts', text: "import { reduce } from './reductions'" },
  { path: 'backend/tests/carts.test.ts', text: "import { openTestShop } from './test-shop'" },
  { path: 'backend/tests/reductions.test.ts', text: "import { coupons } from '../database/schema/coupons'" },
  { path: 'backend/tests/calls.test.ts', text: "import { CartItem } from '../../app/commerce/contract/cart'" },
  { path: 'backend/database/folder-lock.test.ts', text: "import { lockFolder } from './folder-lock'" },
  { path: 'backend/database/without-values.test.ts', text: "import { withoutValues } from './without-values'" },
]
const related = (...changed: string[]) => relatedBackend(changed, tests).map((path) => path.replace('backend/', ''))

it('of a room: the tests in it, those named after it, and those that import from it', () => {
  expect(related('backend/coupons/find-coupon.ts')).toEqual(['coupons/reductions.test.ts', 'tests/reductions.test.ts'])
  expect(related('backend/carts/routes.ts')).toEqual(['tests/carts.test.ts'])
})

it('of a room that most tests import from: those that import the changed file', () => {
  expect(related('backend/database/folder-lock.ts')).toEqual(['database/folder-lock.test.ts'])
  expect(related('backend/tests/test-shop.ts')).toEqual(['tests/carts.test.ts'])
})

it('of the contract: those that import the changed file', () => {
  expect(related('app/commerce/contract/cart.ts')).toEqual(['tests/calls.test.ts'])
})

it('of a changed test: itself; of the storefront: none', () => {
  expect(related('backend/tests/carts.test.ts')).toEqual(['tests/carts.test.ts'])
  expect(related('app/checkout/checkout-form.ts')).toEqual([])
})
