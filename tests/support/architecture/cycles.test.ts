import { describe, expect, it } from 'vitest'
import { featureCycles, fileCycles } from './cycles'
import { house } from './house'

describe('features in a circle', () => {
  it('are found over three corners, with the imports that close it', () => {
    const files = house({
      'app/cart/lines.ts': `import '../discounts/codes'`,
      'app/discounts/codes.ts': `import type { Deal } from '../deals/deal'`,
      'app/deals/deal.ts': `import '../cart/lines'; import '../store/money'`,
      'app/store/money.ts': '',
    })
    expect(featureCycles(files)).toEqual([
      [
        'cart <-> deals <-> discounts',
        '  app/cart/lines.ts imports app/discounts/codes.ts',
        '  app/discounts/codes.ts imports app/deals/deal.ts',
        '  app/deals/deal.ts imports app/cart/lines.ts',
      ].join('\n'),
    ])
  })

  it('are found between the layers of the server', () => {
    const files = house({
      'app/server/session/store.server.ts': `import type { Services } from '../services.server'`,
      'app/server/services.server.ts': `import type { Store } from './session/store.server'`,
    })
    expect(featureCycles(files)).toEqual([expect.stringMatching(/^server <-> server\/session\n/)])
  })

  it('are not a feature that imports itself, nor a test that looks across', () => {
    const files = house({
      'app/cart/drawer.tsx': `import './lines'; import '../deals/deal'`,
      'app/cart/lines.ts': '',
      'app/deals/deal.ts': '',
      'app/deals/deal.test.ts': `import '../cart/lines'`,
    })
    expect(featureCycles(files)).toEqual([])
  })
})

describe('files in a circle', () => {
  it('are found inside one folder', () => {
    const files = house({
      'backend/db/open.ts': `import './seed'`,
      'backend/db/seed.ts': `import './open'`,
      'backend/db/a.ts': `import './open'`,
    })
    expect(fileCycles(files)).toEqual(['backend/db/open.ts <-> backend/db/seed.ts'])
  })

  it('are found where one imports only a type', () => {
    const files = house({ 'app/cart/a.ts': `import './b'`, 'app/cart/b.ts': `import type { A } from './a'` })
    expect(fileCycles(files)).toEqual(['app/cart/a.ts <-> app/cart/b.ts'])
  })
})
