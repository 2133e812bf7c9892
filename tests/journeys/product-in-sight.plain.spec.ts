import { test } from '../support/journey'
import { expectInSight } from '../support/journey/product-edges'

test('name, price, stock and button of every kind of product are above 780 px at 360 px and above 700 px at 1280 px', async ({
  page,
}) => {
  test.slow()
  await expectInSight(page, 'sv', (path) => page.goto(path))
})
