import { afterAll, afterEach } from 'vitest'
import { guard } from './expect-console'

afterEach(() => {
  guard.settle()
})
afterAll(() => {
  guard.settle()
})
