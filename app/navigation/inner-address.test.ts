import { expect, it } from 'vitest'
import { innerAddress } from './inner-address'

const HERE = 'https://shop.example/sv/artiklar/batterier/index.html?page=2'
const LINK = { target: '', download: false, documentOnly: false }
const addressOf = (href: string, link: Partial<typeof LINK> = {}) => innerAddress({ href, ...LINK, ...link }, HERE)

it.each(['/sv/artiklar/cr2032.html', '/sv/kontakta-oss#oppettider', '/sv', '/sv/sokresultat.html?query=aa&f.voltage=3'])(
  'scripts follow a link to another page of the shop: %s',
  (href) => {
    expect(addressOf(href)).toBe(href)
    expect(addressOf(`https://shop.example${href}`)).toBe(href)
  },
)

it.each([
  ['another language', '/de/artiklar/cr2032.html'],
  ['another site', 'https://other.example/sv/'],
  ['no page', '/sv/order-receipt?id=1'],
  ['a file', '/documents/manual.pdf'],
  ['a mail', 'mailto:kund@shop.example'],
  ['a start-up parameter', '/sv?disc=SOMMAR'],
  ['a discount code', '/sv/rabatt/SOMMAR'],
  ['an open dialog', '/sv?login'],
  ['a campaign', '/sv?utm_source=brev'],
  ['a place on this page', '/sv/artiklar/batterier/index.html?page=2#grid'],
])('the browser follows a link to %s', (_, href) => {
  expect(addressOf(href)).toBeNull()
})

it('the browser follows a link to a new tab, a download, and one that asks for a document', () => {
  expect(addressOf('/sv/kontakta-oss', { target: '_blank' })).toBeNull()
  expect(addressOf('/sv/kontakta-oss', { download: true })).toBeNull()
  expect(addressOf('/sv/kontakta-oss', { documentOnly: true })).toBeNull()
})
