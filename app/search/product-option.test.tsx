import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import '../../tests/support/shop/translator'
import { ShopProvider } from '../chrome/shop-provider'
import { ProductOption } from './product-option'

const THUMB = { url: '/pictures/products/AA.svg', width: 240, height: 240 }
const AA = {
  name: 'LR6 AA',
  href: '/sv',
  price: '29 kr',
  without: null,
  perUnit: null,
  deposit: 0,
  stock: { kind: 'in-stock' },
} as const

it.each([
  [THUMB, [true, false]],
  [null, [false, true]],
])('a product in the dropdown shows its picture, the placeholder where it has none: %o', (thumb, shown) => {
  const html = renderToString(
    <ShopProvider language="sv" strings={undefined}>
      <ProductOption product={{ ...AA, thumb }} />
    </ShopProvider>,
  )
  expect([html.includes(THUMB.url), html.includes('#category-battery')]).toEqual(shown)
})
