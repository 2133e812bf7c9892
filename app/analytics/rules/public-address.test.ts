import { expect, it } from 'vitest'
import { publicLocation, publicParameters } from './public-address'

const origin = 'https://shop.test'
const location = (page: Parameters<typeof publicLocation>[0], pathname: string, search = '') =>
  publicLocation(page, { origin, pathname, search })

it('sends the query parameters of a catalogue page, without tokens and contacts', () => {
  const search =
    '?utm_source=mail&page=2&token=secret&order_link=x&notice=x&review=x&next=/sv/my-order/SE100123&q=a@example.com&f=0701234567'
  expect(publicParameters('listing', search)).toEqual({ utm_source: 'mail', page: '2', q: ':email', f: ':number' })
  expect(location('search', '/sv/sokresultat.html', '?query=070-123+45+67')).toBe(
    'https://shop.test/sv/sokresultat.html?query=%3Anumber',
  )
})

it('the number of a campaign or of an ad is no phone number', () => {
  const search = '?utm_id=17358291234&gad_campaignid=21345678901'
  expect(publicParameters('home', search)).toEqual({ utm_id: '17358291234', gad_campaignid: '21345678901' })
  expect(publicParameters('home', '?utm_term=a@example.com')).toEqual({ utm_term: ':email' })
})

it('sends of the pages of one person the campaign only', () => {
  expect(publicParameters('confirmation', '?access=secret&utm_id=7')).toEqual({ utm_id: '7' })
})

it.each([
  ['trackOrder', '/sv/track-order/SE100123', '/sv/track-order/:id'],
  ['trackOrder', '/sv/track-order', '/sv/track-order'],
  ['myOrder', '/de/my-order/7f2c1d3e-9a4b-4c5d-8e6f-001122334455/', '/de/my-order/:id'],
  ['myOrderReturn', '/sv/my-order/return/SE100123', '/sv/my-order/return/:id'],
  ['checkout', '/sv/checkout/SE100123', '/sv/checkout/:id'],
  ['confirmation', '/sv/checkout/confirmation/SE100123', '/sv/checkout/confirmation/:id'],
  ['accountOrderReturn', '/da/my-account/orders/return/9', '/da/my-account/orders/return/:id'],
  ['accountOverview', '/da/my-account', '/da/my-account'],
] as const)('the path of a page of one person is its pattern: %s %s', (page, pathname, shown) => {
  expect(location(page, pathname, '?access=secret&utm_id=7')).toBe(`${origin}${shown}?utm_id=7`)
})

it('the path of a catalogue page stays, without an e-mail address; that of an error page is not sent', () => {
  expect(location('product', '/sv/artiklar/cr2032-4006381333931.html')).toBe(
    'https://shop.test/sv/artiklar/cr2032-4006381333931.html',
  )
  expect(location('content', '/sv/om/anna@example.com')).toBe('https://shop.test/sv/om/:email')
  expect(location('content', '/sv/om/anna%40example.com')).toBe('https://shop.test/sv/om/:email')
  expect(location(null, '/sv/track-order/SE100123')).toBe('https://shop.test/sv/:error')
  expect(location(null, '/SE100123')).toBe('https://shop.test/:error')
})
