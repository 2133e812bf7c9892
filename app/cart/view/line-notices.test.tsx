import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { translator } from '../../../tests/support/shop/translator'
import { ShopProvider } from '../../chrome/shop-provider'
import { LineNotices } from './line-notices'

const t = translator('sv')
const shown = (adjusted: boolean, notice: string | null) =>
  renderToString(
    <ShopProvider language="sv" strings={undefined}>
      <LineNotices line={{ adjusted, notice }} />
    </ShopProvider>,
  )
/** The text of the notices by their role: `alert` for danger, `status` for a warning. */
const byRole = (html: string) =>
  [...html.matchAll(/<div role="(alert|status)".*?<p[^>]*>(.*?)<\/p>/g)].map(([, role, text]) => [role, text])

it('cart_notice is a warning, adjusted_quantity a danger notice with its text, each in a box of its own', () => {
  expect(byRole(shown(false, 'Slut snart.'))).toEqual([['status', 'Slut snart.']])
  expect(byRole(shown(true, null))).toEqual([['alert', t('product.adjusted_quantity')]])
  expect(byRole(shown(true, 'Slut snart.'))).toEqual([
    ['alert', t('product.adjusted_quantity')],
    ['status', 'Slut snart.'],
  ])
  expect(shown(false, null)).toBe('')
})
