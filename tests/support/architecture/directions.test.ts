import { expect, it } from 'vitest'
import { wrongDirectionImports } from './directions'
import { house } from './house'

it.each([
  ['app/cart/lines.ts', '../../backend/carts/price', 'the app knows its backend only through HTTP'],
  ['backend/carts/price.ts', '../../app/pricing/tiers', 'the backend knows only the contract of the shop'],
  ['app/commerce/contract/cart.ts', '../client.server', 'the contract stands alone'],
  ['app/commerce/contract/cart.ts', 'hono', 'the contract stands alone'],
  ['app/ui/dialog.tsx', '../cart/drawer', 'ui imports no feature'],
  ['app/ui/price.tsx', '../store/money', 'ui imports no feature'],
  ['app/pricing/tiers.ts', '../cart/lines', 'the base knows no feature'],
  ['app/routing/href.ts', '../catalog/slug', 'the base knows no feature'],
  ['app/server/pipeline/health.server.ts', '../../cart/lines', 'the server knows no feature'],
  ['app/server/services.server.ts', '../menu/category-menu.server', 'the server knows no feature'],
  [
    'app/cart/lines.ts',
    '../server/pipeline/compress.server',
    'a feature takes the request as it is given, and stands in no pipeline',
  ],
  ['app/cart/lines.ts', '../entry/endpoints.server', 'only the top wires endpoints'],
  ['app/cart/drawer.tsx', '../routes/checkout', 'no module imports a page'],
  ['app/cart/drawer.tsx', '../root', 'no module imports a page'],
  ['app/routes/cart.tsx', './checkout', 'no module imports a page'],
  ['backend/database/schema/parcels.ts', '../../shipping/carrier', 'the database knows no feature of the backend'],
  ['backend/pricing/tiers.ts', '../carts/cart-lines', 'stores, prices and HTTP know no feature of the backend'],
  ['backend/shipping/points.ts', '../seed/data/chance', 'only a process that starts, and examples, know the seed'],
  ['app/cart/lines.ts', '../../tests/support/house', 'what is shipped needs no test'],
  ['backend/carts/price.ts', '../tests/fixture/seed', 'what is shipped needs no test'],
  ['app/cart/lines.ts', './totals.test', 'what is shipped needs no test'],
])('%s must not import %s: %s', (path, specifier, rule) => {
  const files = house({ 'app/root.tsx': '', [path]: `import type { X } from '${specifier}'`, 'app/routes/checkout.tsx': '' })
  expect(wrongDirectionImports(files)).toEqual([expect.stringMatching(new RegExp(`^${path} imports .+: ${rule}$`))])
})

it.each([
  ['app/routes/cart.tsx', '../cart/drawer'],
  ['app/root.tsx', './chrome/header'],
  ['app/cart/lines.ts', '../server/request-context.server'],
  ['app/cart/lines.ts', '../server/session/shopper'],
  ['app/server/pipeline/health.server.ts', '../../commerce/backend-error'],
  ['app/entry/handle-request.server.ts', '../server/pipeline/compress.server'],
  ['app/entry/handle-request.server.ts', './endpoints.server'],
  ['app/cart/drawer.tsx', '../ui/dialog'],
  ['app/cart/drawer.tsx', '../pricing/price'],
  ['app/pricing/price.tsx', '../store/money'],
  ['app/pricing/price.tsx', '../ui/icon'],
  ['app/discounts/codes.ts', '../cart/lines'],
  ['app/commerce/cart.server.ts', './contract/cart'],
  ['app/commerce/contract/cart.ts', 'zod'],
  ['backend/carts/price.ts', '../../app/commerce/contract/cart'],
  ['backend/carts/price.ts', 'hono'],
  ['app/cart/lines.test.ts', '../../tests/support/expect-console'],
  ['server.ts', './backend/embed'],
])('%s may import %s', (path, specifier) => {
  const importer = { [path]: `import { x } from '${specifier}'` }
  expect(wrongDirectionImports(house({ 'app/cart/drawer.tsx': '', ...importer }))).toEqual([])
})
