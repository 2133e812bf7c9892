import { expect, it } from 'vitest'
import { LANGUAGES } from '../../../app/commerce/contract/languages'
import { ProviderRefusal } from '../../interfaces/provider'
import { attemptOf, payableOrder, returnUrls } from '../tests/payable-order'
import { invoiceProvider as invoice } from './invoice'

it.each(LANGUAGES)('an invoice in %s is authorized at once, with nothing left to do in the browser', async (language) => {
  const order = payableOrder(language)
  const attempt = attemptOf(order)
  const begun = await invoice.begin(order, attempt, returnUrls('https://shop.example', 'invoice'))
  expect(begun).toEqual({ reference: attempt.id, redirectUrl: null })
  expect(await invoice.begin(order, attempt, returnUrls('https://shop.example', 'invoice'))).toEqual(begun)
  expect(await invoice.read({ ...attempt, reference: begun.reference })).toEqual({
    state: 'authorized',
    amount: order.amount,
    currency: order.store.currency,
    orderReference: attempt.id,
    reason: null,
  })
})

it('an invoice that was not begun is open', async () => {
  expect(await invoice.read(attemptOf(payableOrder('sv')))).toMatchObject({ state: 'open', amount: 0 })
})

it('capture, cancel and refund can be repeated, for at most the amount of the attempt', async () => {
  const attempt = { ...attemptOf(payableOrder('sv')), amount: 100, reference: 'a' }
  for (let time = 0; time < 2; time++) {
    await invoice.capture(attempt, 'a', 100, 'capture')
    await invoice.refund(attempt, 'a', 40, 'refund')
    await invoice.cancel(attempt, 'a')
  }
  await expect(invoice.capture(attempt, 'a', 101, 'key')).rejects.toThrow(ProviderRefusal)
  await expect(invoice.refund(attempt, 'a', 101, 'key')).rejects.toThrow(ProviderRefusal)
})

it('no webhook is about an invoice', async () => {
  expect(await invoice.parseWebhook({ headers: new Headers(), query: new URLSearchParams(), rawBody: '' })).toBeNull()
})
