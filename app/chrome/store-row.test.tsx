import { renderToString } from 'react-dom/server'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { CartMarks } from '../cart/view/cart-marks'
import { Specifications } from '../product/specifications'
import { de } from '../store/strings/de'
import type { Store } from '../store/store'
import { storeOf } from '../store/stores'
import { registerStrings } from '../store/translations'
import { StoreContext } from '../store/use-shop'
import { FooterMarks } from './footer/footer-marks'
import { Logo } from './logo'
import { ShopProvider } from './shop-provider'

registerStrings('de', de)

const GERMAN = storeOf('de')
const CART = { hasGiftCards: false, hasSubscriptions: false }

/** A part of the page of the German store, with its row changed. */
const shown = (part: ReactNode, change: Partial<Store> = {}) =>
  renderToString(
    <ShopProvider language="de" strings={undefined}>
      <StoreContext.Provider value={{ ...GERMAN, ...change }}>{part}</StoreContext.Provider>
    </ShopProvider>,
  )

it('the logo and the alternate logo are those of the store', () => {
  expect(shown(<Logo />)).toMatch(/text-ink.*Kraftzelle/)
  expect(shown(<Logo use="alternateLogo" />)).toMatch(/text-white.*Kraftzelle/)
  const alternateLogo = { wordmark: 'Zellwerk', tone: 'white' } as const
  expect(shown(<Logo use="alternateLogo" />, { alternateLogo })).toContain('Zellwerk')
  expect(shown(<Logo />, { alternateLogo })).not.toContain('Zellwerk')
})

it('the cart slide and the footer have icons of their own, each as wide and high as the row says', () => {
  const added = { name: 'Lastschrift', width: 81, height: 27 }
  const { cartSlide, footer } = GERMAN.icons
  const inCart = { icons: { footer, cartSlide: { ...cartSlide, payment: [added] } } }
  expect(shown(<CartMarks cart={CART} />)).toContain('aria-label="Rechnung"')
  expect(shown(<CartMarks cart={CART} />)).toContain('aria-label="DHL"')
  expect(shown(<CartMarks cart={CART} />, inCart)).toContain('<svg width="81" height="27" role="img" aria-label="Lastschrift"')
  expect(shown(<FooterMarks />, inCart)).not.toContain('Lastschrift')
  const inFooter = { icons: { cartSlide, footer: { ...footer, shipping: [added] } } }
  expect(shown(<FooterMarks />, inFooter)).toContain('<svg width="81" height="27" role="img" aria-label="Lastschrift"')
  expect(shown(<FooterMarks />, inFooter)).not.toContain('aria-label="DHL"')
  expect(shown(<CartMarks cart={CART} />, inFooter)).not.toContain('Lastschrift')
})

it('the row with the brand of a product is called as the store calls it', () => {
  const product = { brand: { name: 'Voltra', slug: 'voltra' }, attributes: [], sku: 'V-1', mpn: 'V-1', ean: '' }
  const row = (change?: Partial<Store>) => shown(<Specifications product={product} />, change)
  expect(row()).toMatch(/Marke<\/th>.*Voltra<\/td>/)
  expect(row({ brandLabel: 'Fabrikat' })).toMatch(/Fabrikat<\/th>.*Voltra<\/td>/)
})
