import { afterAll, beforeAll, beforeEach } from 'vitest'
import { accountCarts } from '../../../backend/database/schema/accounts'
import type { PaymentProviders } from '../../../backend/interfaces/provider'
import { type Backend, openBackend, openShop, type TestShop } from './open-shop'

/**
 * Passes a new shop to each test of a file; all use one backend, with these payment providers or the invoice alone, where no
 * account has a cart. A function returned by
 * `take` is called after the test.
 */
export function shopForEachTest(take: (shop: TestShop) => unknown, payments?: PaymentProviders): void {
  let backend: Backend
  beforeAll(async () => {
    backend = await openBackend(payments)
  })
  beforeEach(async () => {
    await backend.db.delete(accountCarts)
    return take(await openShop(backend))
  })
  afterAll(() => backend.close())
}
