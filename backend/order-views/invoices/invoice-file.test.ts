import { expect, it } from 'vitest'
import { LANGUAGES } from '../../../app/commerce/contract/languages'
import { exampleOrder } from '../../mail/examples/example-order'
import { invoiceFile } from './invoice-file'

it.each(LANGUAGES)('an invoice of three lines that a gift card pays in part is one page in %s', async (language) => {
  const account = ['IBAN', 'BIC', 'KID'].map((name) => ({ name, value: '1000042' }))
  const { order, store } = exampleOrder(language, {
    invoice: { days: 14, recipient: 'Kraftcell AB', account },
    payment_due: '2026-12-11',
    gift_cards: [{ id: crypto.randomUUID(), last4: 'UDE7', amount: 20, left: 0 }],
  })
  const { content } = await invoiceFile(order, { day: '2026-11-27', isPaid: false }, store, new Date('2026-11-27T10:00:00Z'))
  expect(order.items).toHaveLength(3)
  expect(
    Buffer.from(content, 'base64')
      .toString('latin1')
      .match(/\/Type \/Page\b/g),
  ).toHaveLength(1)
})
