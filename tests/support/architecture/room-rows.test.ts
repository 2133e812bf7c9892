import { expect, it } from 'vitest'
import { house } from './house'
import { importsUpwards } from './room-rows'

const ROWS = [['backend/mail'], ['backend/carts', 'backend/orders'], ['backend/stores']]

it.each([
  ['backend/stores/links.ts', '../mail/send', 'a row above'],
  ['backend/orders/place.ts', '../carts/cart', 'its own row'],
])('%s does not import %s, of %s', (path, specifier) => {
  const files = house({ 'backend/mail/send.ts': '', 'backend/carts/cart.ts': '', [path]: `import '${specifier}'` })
  expect(importsUpwards(files, ROWS, 'backend')).toEqual([expect.stringContaining(`${path} -> backend/`)])
})

it('a room imports from itself, from rows below, and what no row names', () => {
  const files = house({
    'backend/mail/compose.ts': `import './send'; import '../orders/order'; import '../services'`,
    'backend/mail/send.ts': '',
    'backend/orders/order.ts': '',
    'backend/services.ts': '',
    'backend/stores/stores.test.ts': `import '../mail/send'`,
  })
  expect(importsUpwards(files, ROWS, 'backend')).toEqual([])
})
