import { test } from '../support/journey'
import { openPage } from '../support/journey/open-page'
import { expectInSight } from '../support/journey/product-edges'

// Names are longest in German. product-in-sight.plain.spec.ts looks at Swedish.
test('name, price, stock and button of every kind of product are above 780 px at 360 px and above 700 px at 1280 px', async ({
  page,
}) => {
  test.slow()
  await expectInSight(page, 'de', (path) => openPage(page, path))
})
