import { describe, expect, it } from 'vitest'
import { zodInBrowser } from './browser-code'
import { house } from './house'

const contract = { 'app/commerce/contract/cart.ts': `import { z } from 'zod'; export const KIND = 1` }

describe('code of the browser', () => {
  it.each(['app/cart/view/row.tsx', 'app/cart/live/use-queue.ts', 'app/cart/live/backup.client.ts'])(
    'does not reach zod, by way of a rule either: %s',
    (path) => {
      const files = house({
        ...contract,
        [path]: `import { rule } from '../rules/rule'`,
        'app/cart/rules/rule.ts': `import { KIND } from '../../commerce/contract/cart'`,
      })
      expect(zodInBrowser(files)).toEqual([`${path} -> app/cart/rules/rule.ts -> app/commerce/contract/cart.ts -> zod`])
    },
  )

  it('may use the types of the contract, and its modules without zod', () => {
    const files = house({
      ...contract,
      'app/cart/view/row.tsx': `import type { CartItem } from '../../commerce/contract/cart'; import { round } from '../../commerce/contract/round'`,
      'app/commerce/contract/round.ts': '',
    })
    expect(zodInBrowser(files)).toEqual([])
  })

  it('is not what the server runs: x.server.ts, routes and tests', () => {
    const text = `import { z } from 'zod'`
    const paths = ['app/cart/a.server.ts', 'app/cart/b.server.tsx', 'app/routes/cart.tsx', 'app/root.tsx', 'app/cart/c.test.tsx']
    expect(zodInBrowser(house(Object.fromEntries(paths.map((path) => [path, text]))))).toEqual([])
  })

  it('is checked through circles of imports too', () => {
    const files = house({ 'app/ui/a.tsx': `import './b'`, 'app/ui/b.tsx': `import './a'; import 'zod/v4'` })
    expect(zodInBrowser(files)).toEqual(['app/ui/b.tsx -> zod/v4'])
  })
})
