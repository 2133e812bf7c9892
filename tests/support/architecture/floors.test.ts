import { describe, expect, it } from 'vitest'
import { floors, roomCycles } from './floors'
import { house } from './house'

describe('the rooms of the app', () => {
  it('stand one floor above the highest room that they import, types included', () => {
    const files = house({
      'app/root.tsx': `import './chrome/chrome'; import './store/money'`,
      'app/chrome/chrome.tsx': `import type { Cart } from '../cart/cart'; import '../ui/icon'`,
      'app/cart/cart.ts': `import '../store/money'`,
      'app/store/money.ts': '',
      'app/ui/icon.tsx': '',
    })
    expect(floors(files)).toEqual([['store', 'ui'], ['cart'], ['chrome'], ['root.tsx']])
  })

  it('are on the same floor whatever their tests import', () => {
    const files = house({ 'app/cart/cart.test.ts': `import '../store/money'`, 'app/cart/cart.ts': '', 'app/store/money.ts': '' })
    expect(floors(files)).toEqual([['cart', 'store']])
  })

  it('are in a circle also when different layers of them import each other', () => {
    const files = house({
      'app/card/product-card.tsx': `import '../cart/live/add-to-cart-form'`,
      'app/card/rules/offered-card.ts': '',
      'app/cart/live/add-to-cart-form.tsx': '',
      'app/cart/upselling.server.ts': `import '../card/rules/offered-card'`,
    })
    expect(roomCycles(files)).toEqual(['card <-> cart'])
  })

  it('are apart from those of the backend', () => {
    const files = house({
      'app/orders/order.ts': '',
      'backend/mail/letter.ts': `import '../orders/sale'; import '../../app/orders/order'`,
      'backend/orders/sale.ts': `import '../mail/letter'`,
    })
    expect(roomCycles(files)).toEqual([])
    expect(roomCycles(files, 'backend')).toEqual(['mail <-> orders'])
    expect(floors(files)).toEqual([['orders']])
  })
})
