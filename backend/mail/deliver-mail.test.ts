import { afterAll, beforeAll, expect, it } from 'vitest'
import { placeOrder } from '../tests/place-order'
import { openTestShop, type TestShop } from '../tests/test-shop'
import { deliverMail } from './deliver-mail'
import { UndeliverableMail } from '../interfaces/mail-transport'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

it('the order confirmation goes to the customer, with the same data as HTML and as text', async () => {
  const order = await placeOrder(shop, [{ uuid: crypto.randomUUID(), product_id: shop.idOf('LAST'), quantity: 1 }])
  await deliverMail({ type: 'order-received', order_id: order.id }, shop.services, `order-received:${order.id}`)
  const [mail] = shop.mails.splice(0)
  expect(mail).toMatchObject({ to: 'kund@example.com', subject: `Orderbekräftelse ${order.number}`, language: 'sv' })
  expect(mail?.html).toContain(`https://shop.example/sv/my-order/${order.id}`)
  expect(mail?.text).toContain(`https://shop.example/sv/my-order/${order.id}`)
  expect(mail?.text).toMatch(new RegExp(`^Totalt {5,}${order.total}\\skr$`, 'm'))
})

it('a mail about an order that does not exist can never be delivered', async () => {
  const request = { type: 'order-received', order_id: crypto.randomUUID() } as const
  await expect(deliverMail(request, shop.services, 'key')).rejects.toThrow(UndeliverableMail)
})
