import { expect, it } from 'vitest'
import { exampleMails } from '../examples/example-mails'
import { exampleOrder } from '../examples/example-order'
import { orderReceived } from '../mails/order-received'
import { stockBack } from '../mails/stock-back'
import { storeOf } from '../../stores/stores'
import { renderMail } from '../render-mail'

it('names and messages are text, never markup', () => {
  const about = exampleOrder('sv', { message: '<script>alert(1)</script>' })
  const items = about.order.items.map((item) => ({ ...item, name: '<b>Batteri</b> & "laddare"' }))
  const order = { ...about.order, items }
  const { html, text } = renderMail(orderReceived({ ...about, order }, [], []), about.store)
  expect(html).toContain('&lt;b&gt;Batteri&lt;/b&gt; &amp; &quot;laddare&quot;')
  expect(html).not.toMatch(/<b>|<script/)
  expect(text).toContain('<b>Batteri</b> & "laddare"')
  expect(text).toContain('<script>alert(1)</script>')
})

it('the style sheet is written as it is, without entities', () => {
  const { order, store, links } = exampleOrder('sv')
  const { html } = renderMail(orderReceived({ order, store, links }, [], []), store)
  expect(html.slice(html.indexOf('<style>'), html.indexOf('</style>'))).not.toContain('&')
})

it('a subject is one line, whatever is in the name of the product', () => {
  const { store, links } = exampleOrder('sv')
  const product = { name: 'Batteri\r\nBcc: all@example.com', slug: 'x' }
  const { subject } = renderMail(stockBack(product, store, { links, access: 'TOKEN' }), store)
  expect(subject).toBe('Åter i lager: Batteri Bcc: all@example.com')
})

it('the pack size of an article stays on one line', () => {
  const { html } = renderMail(exampleMails('de')['order-received'] ?? fail(), storeOf('de'))
  expect(html.match(/<span style="white-space:nowrap">\d+(?:er)?-[^<]*<\/span>/g)).toContain(
    '<span style="white-space:nowrap">24er-Pack</span>',
  )
})

it.each([
  ['no', 'e-postadressen'],
  ['da', 'e-mailadresse'],
  ['de', 'E-Mail'],
] as const)('in %s, %s does not break behind its first letter', (language, word) => {
  const { html } = renderMail(exampleMails(language)['withdrawal-noted'] ?? fail(), storeOf(language))
  expect(html).toContain(`<span style="white-space:nowrap">${word}</span>`)
})

it('the number of a return stays on one line', () => {
  const { html } = renderMail(exampleMails('de')['return-deducted'] ?? fail(), storeOf('de'))
  expect(html).toContain('<span style="white-space:nowrap">DE100042-R1</span>')
})

it('a number and its unit stay on one line, in HTML and in text', () => {
  const about = exampleOrder('sv')
  const items = about.order.items.map((item) => ({ ...item, name: 'Kraftcell litium, 3 V' }))
  const { html, text } = renderMail(orderReceived({ ...about, order: { ...about.order, items } }, [], []), about.store)
  for (const part of [html, text]) expect(part).toContain('litium, 3\u00a0V')
})

it('the day of an order is that of the time zone of the store', () => {
  const days = (['sv', 'no', 'de', 'da'] as const).map((language) => {
    const about = exampleOrder(language, { placed_at: '2026-07-01T22:30:00.000Z' })
    return /\d+\.? juli? 2026/i.exec(renderMail(orderReceived(about, [], []), about.store).text)?.[0]
  })
  expect(days).toEqual(['2 juli 2026', '2. juli 2026', '2. Juli 2026', '2. juli 2026'])
})

it('the code of a gift card fits on a telephone of 320 px', () => {
  const { store } = exampleOrder('sv')
  const { html } = renderMail(exampleMails('sv')['gift-card'] ?? fail(), store)
  const [, style = '', code = ''] = /style="([^"]*monospace[^"]*)">([A-Z0-9-]+)</.exec(html) ?? []
  const pixels = (name: string, text = style) => Number(new RegExp(`(?:^|;)${name}:(?:\\d+px )?([\\d.]+)`).exec(text)?.[1] ?? 0)
  const [, around = ''] = /style="([^"]*border-radius:12px[^"]*)"/.exec(html) ?? []
  // Characters of the fonts named here are 0.602 of their size wide.
  const width = code.length * (0.602 * pixels('font-size') + pixels('letter-spacing')) + 2 * pixels('padding')
  expect(code).toHaveLength(19)
  expect(width + 2 * pixels('padding', around)).toBeLessThan(257)
})

function fail(): never {
  throw new Error('There is no example of a gift card')
}
