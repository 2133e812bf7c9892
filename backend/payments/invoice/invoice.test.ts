import { expect, it } from 'vitest'
import { LANGUAGES } from '../../../app/commerce/contract/languages'
import { ProviderRefusal } from '../provider'
import { attemptFor, payable } from '../tests/payable'
import { invoiceProvider as invoice } from './invoice'

const urls = { success: 'https://shop.example/s', cancel: 'https://shop.example/c', notify: 'https://shop.example/n' }

it.each(LANGUAGES)('an invoice in %s is authorized at once, with nothing left to do in the browser', async (language) => {
  const order = payable(language, false)
  const attempt = attemptFor(order)
  const begun = await invoice.begin(order, attempt, urls)
  expect(begun).toEqual({ reference: attempt.id, redirectUrl: null })
  expect(await invoice.begin(order, attempt, urls)).toEqual(begun)
  expect(await invoice.read({ ...attempt, reference: begun.reference })).toEqual({
    ...{ state: 'authorized', amount: order.amount, currency: order.store.currency },
    ...{ orderReference: attempt.id, reason: null },
  })
})

it('an invoice that was not begun is open', async () => {
  expect(await invoice.read(attemptFor(payable('sv', false)))).toMatchObject({ state: 'open', amount: 0 })
})

it('capture, cancel and refund can be repeated, for at most the amount of the attempt', async () => {
  const attempt = { ...attemptFor(payable('sv', false)), amount: 100, reference: 'a' }
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
