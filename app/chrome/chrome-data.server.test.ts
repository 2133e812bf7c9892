import { expect, test } from 'vitest'
import type { PricedLine } from '../cart/rules/totals'
import { BackendError } from '../commerce/backend-error'
import { loadChrome } from './chrome-data.server'

const unavailable = async (): Promise<never> => {
  throw new BackendError('unavailable', 'widget', 'no answer')
}
const emptyCart = Promise.resolve({ items: [], unconfirmed: null })
const widget = (content: string, hidden = false) => ({
  mainMenu: async () => [],
  strings: async () => ({}),
  currentDeal: async () => null,
  nextDelivery: async () => ({ next_delivery: '2031-05-01T15:00:00Z' }),
  widget: async () => ({ content, hidden }),
})
const store = { currencyDigits: 0, iso: 'sv-SE' } as const
const services = { now: () => new Date('2031-05-01T12:00:00Z') }
const context = { visitor: { language: 'sv', store, consent: 1, refusesAds: false }, services, cart: emptyCart } as const

test('the header message must be longer than 20 characters, the footer message need not', async () => {
  const short = await loadChrome({ ...context, backend: { extras: widget('Kort') } })
  expect(short).toMatchObject({ message: '', footerMessage: 'Kort' })
  const long = await loadChrome({ ...context, backend: { extras: widget('Fri frakt hela denna vecka') } })
  expect(long.message).toBe('Fri frakt hela denna vecka')
})

test.each([
  ['x'.repeat(20), false],
  ['x'.repeat(21), true],
  [`${'x'.repeat(19)}&amp;`, false],
  [`${'x'.repeat(20)}&amp;`, true],
])(
  'a header message of 20 characters is not shown, one of 21 is, an entity being one character: %s',
  async (content, isShown) => {
    const { message } = await loadChrome({ ...context, backend: { extras: widget(content) } })
    expect(message).toBe(isShown ? content : '')
  },
)

test('the tags of a header message are not counted', async () => {
  const backend = { extras: widget('<p class="notice"><strong>Fri frakt!</strong></p>') }
  expect((await loadChrome({ ...context, backend })).message).toBe('')
})

test('a message or a list of links that an editor has emptied shows no bar and no heading', async () => {
  const chrome = await loadChrome({ ...context, backend: { extras: widget('<p>&nbsp;</p>') } })
  expect(chrome).toMatchObject({ message: '', footerMessage: '', footer: { help: '', about: '', service: '' } })
})

test('hidden messages are not shown', async () => {
  const chrome = await loadChrome({ ...context, backend: { extras: widget('Fri frakt hela denna vecka', true) } })
  expect(chrome).toMatchObject({ message: '', footerMessage: '', footer: { help: '', about: '', service: '' } })
})

test('while the backend is unavailable the chrome is shown without its texts', async () => {
  const extras = {
    mainMenu: unavailable,
    strings: unavailable,
    widget: unavailable,
    currentDeal: unavailable,
    nextDelivery: unavailable,
  }
  const cart = Promise.resolve({
    items: [
      { quantity: 2, price: 29, ordinary_price: 29, vat: 25 },
      { quantity: 1, price: 10, ordinary_price: 10, vat: 0 },
    ],
    unconfirmed: null,
  })
  const chrome = await loadChrome({
    backend: { extras },
    cart,
    visitor: { language: 'da', store, consent: 1, refusesAds: false },
    services,
  })
  expect(chrome).toMatchObject({
    menu: [],
    message: '',
    banner: { deal: null, delivery: null },
    year: 2031,
    cart: { count: 3, total: 68, net: 56.4 },
  })
})

test('the count is of the requested pieces; amounts are unknown until the backend has confirmed them', async () => {
  const extras = widget('')
  const chrome = (items: readonly PricedLine[], ...quantities: number[]) =>
    loadChrome({
      ...context,
      backend: { extras },
      cart: Promise.resolve({ items, unconfirmed: quantities.map((quantity) => ({ quantity })) }),
    })
  const line = { quantity: 5, price: 29, ordinary_price: 29, vat: 25 }
  expect((await chrome([line], 8, 1)).cart).toEqual({ count: 9, total: null, net: null })
  expect((await chrome([line])).cart).toEqual({ count: 0, total: 0, net: 0 })
  expect((await chrome([], 2)).cart).toEqual({ count: 2, total: null, net: null })
})
