import { expect, it } from 'vitest'
import { OrderId } from './order-id'

it.each([['00000000-0000-4000-8000-000000000001'], ['100023'], ['Order.7~a_b-c'], ['x'.repeat(64)]])(
  'an id of up to 64 URL-safe characters is read as it is: %s',
  (id) => expect(OrderId.parse(id)).toBe(id),
)

it('a number is read as its text', () => expect(OrderId.parse(100_023)).toBe('100023'))

it.each(['', '.', '..', 'return', 'a/b', 'a b', 'a?b', 'a#b', 'å', '%2e', 'x'.repeat(65), null, {}])(
  'no other is read: %o',
  (told) => expect(OrderId.safeParse(told).success).toBe(false),
)
