import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import '../../../tests/support/shop/translator'
import { ShopProvider } from '../../chrome/shop-provider'
import type { KnownProduct } from '../rules/cart-request'
import { cartRequest } from '../rules/cart-request'
import { comingProducts } from '../rules/shown-cart'
import { ComingLine } from './coming-line'

const FIELDS = [
  ['intent', 'add'],
  ['product_id', '7'],
] as const
const THUMB = { url: '/pictures/products/AA.svg', width: 240, height: 240 }

/** The row of a product, of which the page has `known` what is told. */
const row = (known: KnownProduct | null) =>
  renderToString(
    <ShopProvider language="sv" strings={undefined}>
      {comingProducts([{ id: 1, sent: false, request: cartRequest(FIELDS, 'LR6 AA', known) }]).map((coming) => (
        <ComingLine key={coming.id} coming={coming} />
      ))}
    </ShopProvider>,
  )

it('a product being added shows its picture, the placeholder where it has none (thumb: null), and waits where the page does not know', () => {
  const known = { prices: [], vat: 25, deposit: 0 }
  const looks = (html: string) => [html.includes(THUMB.url), html.includes('category-battery'), html.includes('drawer-wait')]
  expect(looks(row({ ...known, thumb: THUMB }))).toEqual([true, false, false])
  expect(looks(row({ ...known, thumb: null }))).toEqual([false, true, false])
  expect(looks(row(null))).toEqual([false, false, true])
})
