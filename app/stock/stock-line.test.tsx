import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import '../../tests/support/shop/translator'
import { ShopProvider } from '../chrome/shop-provider'
import { STORES } from '../store/stores'
import { stockDisplay } from './stock-display'
import { StockLine } from './stock-line'

// Goods that come in again are not called a pre-order (decision 108).
it.each([
  ['sv', 'Väntas 3 dec. · kan beställas', 'Slut i lager · kan beställas'],
  ['no', 'Ventes 3. des. · kan bestilles', 'Ikke på lager · kan bestilles'],
  ['de', 'Erwartet am 3. Dez. · bestellbar', 'Nicht auf Lager · bestellbar'],
  ['da', 'Ventes 3. dec. · kan bestilles', 'Ikke på lager · kan bestilles'],
] as const)(
  'back-order is shown as out of stock, and with a day as expected on a short date (%s)',
  (language, dated, undated) => {
    const said = [null, '2026-12-03'].map((estimated_at) => {
      const stock = stockDisplay({ stock_status: 'back-order', estimated_at, orderable: true }, STORES[language].iso)
      const html = renderToString(
        <ShopProvider language={language} strings={undefined}>
          <StockLine stock={stock} />
        </ShopProvider>,
      )
      return html.replaceAll(/<[^>]*>/g, '').replaceAll('\u00a0', ' ')
    })
    expect(said).toEqual([undated, dated])
  },
)
