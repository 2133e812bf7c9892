import { expect, it } from 'vitest'
import { forwardedHeaders } from './notifications.server'

it('a notification keeps its form, its password and the signature of any provider, and nothing that belongs to the connection', () => {
  const signed = { 'stripe-signature': 't=1,v1=a', 'x-bank-signature': 'b', signature: 'c', authorization: 'Basic d' }
  const headers = new Headers({ ...signed, 'content-type': 'application/json', cookie: 'shop=1', 'content-length': '2' })
  expect(Object.fromEntries(forwardedHeaders(headers))).toEqual({ ...signed, 'content-type': 'application/json' })
})
