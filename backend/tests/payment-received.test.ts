import { expect, test } from 'vitest'
import { squeezed } from '../mail/tests/text-of-html'
import { placeOrder } from './place-order'
import { staffedShop } from './staffed-shop'
import { post } from './test-shop'

const { at, staff } = await staffedShop()

const mailText = () => squeezed(at.shop.mails.findLast(({ key }) => key.startsWith('payment-received:'))?.text ?? '')

test('The thanks for a paid invoice have the order as it was invoiced, without pieces that were withdrawn from before it was sent', async () => {
  const { number, total } = await placeOrder(at.shop, [at.line(3)])
  const typed = { number, name: 'Kim', email: 'kund@example.com', message: '', extent: 'part' }
  await at.shop.fetch('/api/withdrawals', post({ id: crypto.randomUUID(), ...typed, lines: [{ position: 0, quantity: 1 }] }))
  at.later(24 * 3600_000)
  for (let n = 0; n < 3; n++) await staff.settle()
  await staff.ship(number)
  await staff.act(number, 'paid')
  await staff.settle()
  expect(mailText()).toContain(`Vi har fått din betalning på ${total - 150} kr`)
  expect(mailText()).toContain(`Totalt ${total - 150} kr`)
  expect(mailText()).not.toMatch(new RegExp(`${total} kr|Krediterat`))
})

test('The thanks for what is left of an invoice name the credit, and end with what was paid', async () => {
  const { number, total } = await placeOrder(at.shop, [at.line(2)])
  await staff.ship(number)
  await staff.settle()
  await staff.act(number, 'refunds', { amount: 100, reason: 'scratched' })
  await staff.act(number, 'paid')
  await staff.settle()
  expect(mailText()).toContain(`Totalt ${total} kr`)
  expect(mailText()).toMatch(new RegExp(`Krediterat [-−]100 kr -+ Betalt ${total - 100} kr`))
})
