import { expect, it } from 'vitest'
import { carrierMessage, forwardedHeaders, paymentNotification } from './notifications.server'

it('a notification keeps its form, its password and the signature of any provider, and nothing that belongs to the connection', () => {
  const signed = { 'stripe-signature': 't=1,v1=a', 'x-bank-signature': 'b', signature: 'c', authorization: 'Basic d' }
  const headers = new Headers({ ...signed, 'content-type': 'application/json', cookie: 'shop=1', 'content-length': '2' })
  expect(Object.fromEntries(forwardedHeaders(headers))).toEqual({ ...signed, 'content-type': 'application/json' })
})

it('a notification reaches the backend with its own parameters as they came, and the locale and store id of the default storefront', async () => {
  const asked: string[] = []
  const fetch = (target: URL | RequestInfo) => {
    asked.push(target instanceof Request ? target.url : target.toString())
    return Promise.resolve(new Response(null, { status: 204 }))
  }
  const forward = (send: typeof paymentNotification, address: string) => {
    const url = new URL(address, 'http://shop.test')
    const services = { backendUrl: 'http://backend.test', fetch, log: () => undefined }
    return send({ request: new Request(url, { method: 'POST', body: '{}' }), url, services })
  }
  await forward(paymentNotification, '/webhooks/klarna?attempt=x%20y&token=a+b')
  await forward(carrierMessage, '/webhooks/carriers/postnord')
  expect(asked).toEqual([
    'http://backend.test/api/payment-webhooks/klarna?attempt=x%20y&token=a+b&locale=sv&sid=7',
    'http://backend.test/api/carrier-messages/postnord?locale=sv&sid=7',
  ])
})
