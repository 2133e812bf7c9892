import { expect, it } from 'vitest'
import { NEW_SHOPPER } from '../server/session/shopper'
import { withoutPlacing } from './purchases'

const placing = { checkoutId: '00000000-0000-4000-8000-000000000000', codes: [], at: 5 }

it('a tab ends its own note of an order, and not the later one of another tab for the same checkout', () => {
  const shopper = { ...NEW_SHOPPER, placing }
  expect(withoutPlacing(shopper, placing)?.placing).toBeNull()
  expect(withoutPlacing(shopper, { ...placing, at: 4 })).toBeNull()
})
