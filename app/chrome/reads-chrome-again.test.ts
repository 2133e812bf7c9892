import { expect, it } from 'vitest'
import { readsChromeAgain } from './reads-chrome-again'

const at = (path: string) => new URL(path, 'https://shop.example')
const [home, cart, checkout] = [at('/sv'), at('/sv/cart'), at('/sv/checkout/7')]

it('the chrome is read again after a form and where a page is opened again, not with navigation', () => {
  expect(readsChromeAgain({ currentUrl: home, nextUrl: cart })).toBe(false)
  expect(readsChromeAgain({ currentUrl: home, nextUrl: cart, formMethod: 'GET' })).toBe(false)
  expect(readsChromeAgain({ currentUrl: home, nextUrl: cart, formMethod: 'POST' })).toBe(true)
  expect(readsChromeAgain({ currentUrl: cart, nextUrl: cart })).toBe(true)
})

it('the chrome is not read again after a form that got no answer: the page stays with it', () => {
  expect(readsChromeAgain({ currentUrl: checkout, nextUrl: checkout, formMethod: 'POST', actionStatus: 503 })).toBe(false)
  expect(readsChromeAgain({ currentUrl: checkout, nextUrl: checkout, formMethod: 'POST', actionStatus: 409 })).toBe(true)
})

it('the page after the checkout reads the menu, which the simple header does not show', () => {
  expect(readsChromeAgain({ currentUrl: checkout, nextUrl: home })).toBe(true)
  expect(readsChromeAgain({ currentUrl: cart, nextUrl: checkout })).toBe(false)
})
