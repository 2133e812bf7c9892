import { expect, test } from 'vitest'
import { loadChrome } from './chrome-data.server'

const away = async (): Promise<never> => {
  throw new Response('Service unavailable', { status: 503 })
}
const emptyCart = Promise.resolve({ items: [] })
const widget = (content: string, hidden = false) => ({
  mainMenu: async () => [],
  strings: async () => ({}),
  currentDeal: async () => null,
  nextDelivery: async () => ({ next_delivery: '2031-05-01T15:00:00Z' }),
  widget: async () => ({ content, hidden }),
})
const store = { currencyDigits: 0, iso: 'sv-SE' } as const
const now = () => new Date('2031-05-01T12:00:00Z')

test('the header message must be longer than 20 characters, the footer message need not', async () => {
  const short = await loadChrome({ commerce: widget('Kort'), cart: emptyCart, language: 'sv', store, now })
  expect(short).toMatchObject({ message: '', footerMessage: 'Kort' })
  const long = await loadChrome({
    commerce: widget('Fri frakt hela denna vecka'),
    cart: emptyCart,
    language: 'sv',
    store,
    now,
  })
  expect(long.message).toBe('Fri frakt hela denna vecka')
})

test('hidden messages do not appear', async () => {
  const chrome = await loadChrome({
    commerce: widget('Fri frakt hela denna vecka', true),
    cart: emptyCart,
    language: 'sv',
    store,
    now,
  })
  expect(chrome).toMatchObject({ message: '', footerMessage: '', footer: { help: '', about: '', service: '' } })
})

test('while the backend is away the chrome stands without its texts', async () => {
  const commerce = { mainMenu: away, strings: away, widget: away, currentDeal: away, nextDelivery: away }
  const cart = Promise.resolve({
    items: [
      { quantity: 2, price: 29, vat: 25 },
      { quantity: 1, price: 10, vat: 0 },
    ],
  })
  const chrome = await loadChrome({ commerce, cart, language: 'da', store, now })
  expect(chrome).toMatchObject({
    menu: [],
    message: '',
    banner: { deal: null, delivery: null },
    year: 2031,
    cart: { count: 3, total: 68, net: 56.4 },
  })
})
