import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type Backend, openBackend, openShop, type TestShop } from './open-shop'

/**
 * Hands a shop of its own to each test of a file, over one backend that they share. A function that `take` gives back is called
 * after the test.
 */
export function shopForEachTest(take: (shop: TestShop) => unknown): void {
  let backend: Backend
  beforeAll(async () => {
    backend = await openBackend()
  })
  beforeEach(async () => take(await openShop(backend)))
  afterAll(() => backend.close())
}
