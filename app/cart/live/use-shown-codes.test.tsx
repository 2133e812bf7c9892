import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { aCart, aLine } from '../../../tests/support/drawer/some-cart'
import { type OptimisticCart, optimisticCartOf } from '../rules/optimistic-cart'
import { CartContext } from './use-cart'
import { useShownCodes } from './use-shown-codes'

const START50 = { code: 'START50', label: '50 kr' }
const LOADED = { codes: [{ ...START50, state: 'minimum', missing: 400 }], count: 0 } as const

/**
 * The states of the codes and the number of pieces on a page that was loaded with an empty cart,
 * while the browser's cart is in this state.
 */
function shown(state: OptimisticCart): string {
  const control = { state, panel: null, adopt: nothing, toggle: nothing, show: nothing, hide: nothing, retry: nothing }
  return renderToStaticMarkup(
    <CartContext.Provider value={control}>
      <Bar />
    </CartContext.Provider>,
  )
}
function Bar() {
  const { codes, count } = useShownCodes(LOADED)
  return [...codes.map(({ code, state }) => `${code} ${state}`), count].join()
}
const nothing = () => undefined

it('a code that waited for goods is applied on the page too, once the cart has them', () => {
  const applied = { ...START50, state: 'applied', saving: 50 } as const
  const changed = { ...aCart([aLine('1', 5)]), codes: [applied] }
  expect(shown(optimisticCartOf(changed))).toBe('START50 applied,5')
})

it("the page's own codes are shown until the cart was changed, and while the cart is read again", () => {
  expect(shown(optimisticCartOf(null))).toBe('START50 minimum,0')
  expect(shown({ ...optimisticCartOf(aCart([])), staleReports: 1 })).toBe('START50 minimum,0')
})
