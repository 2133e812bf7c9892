import { afterAll, beforeAll } from 'vitest'
import { type Backend, openBackend, openShop, type TestShop } from './open-shop'

/** Passes one shop to all tests of a file; for tests that only read. */
export function shopForTheFile(take: (shop: TestShop) => unknown): void {
  let backend: Backend
  beforeAll(async () => {
    backend = await openBackend()
    await take(await openShop(backend))
  })
  afterAll(() => backend.close())
}
