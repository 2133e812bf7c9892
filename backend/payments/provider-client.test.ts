import { createServer, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { ProviderOutage, ProviderRefusal } from '../interfaces/provider'
import { providerClient } from './provider-client'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** A client of a server that answers every call so; null: never. */
async function clientOf(answer: { status: number; body: string } | null) {
  const started = createServer((_request, response) => {
    if (answer !== null) response.writeHead(answer.status, { location: '/elsewhere' }).end(answer.body)
  })
  server = started
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  const address = started.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return providerClient({
    provider: 'bank',
    baseUrl: `http://127.0.0.1:${address.port}`,
    timeoutMs: 100,
    headers: () => ({ authorization: 'Bearer secret-key' }),
    errorCode: (body) => z.object({ code: z.string() }).safeParse(body).data?.code ?? null,
  })
}

const Answer = z.object({ id: z.string() })
const call = { method: 'POST', path: '/payments', json: { email: 'shopper@example.com' } } as const

test('an answer 2xx is parsed', async () => {
  const client = await clientOf({ status: 201, body: '{"id":"p1","more":true}' })
  expect(await client.read(Answer, call)).toEqual({ id: 'p1' })
})

test.each([
  ['no answer in time', null],
  ['500', { status: 500, body: '{}' }],
  ['429', { status: 429, body: '{}' }],
  ['a redirect', { status: 302, body: '' }],
  ['no JSON', { status: 200, body: '<html>' }],
  ['a body in another form', { status: 200, body: '{"number":1}' }],
])('%s is an outage', async (_what, answer) => {
  const client = await clientOf(answer)
  await expect(client.read(Answer, call)).rejects.toThrow(ProviderOutage)
})

test('a connection that is refused is an outage', async () => {
  const client = await clientOf({ status: 200, body: '{}' })
  server?.close()
  await expect(client.send(call)).rejects.toThrow(ProviderOutage)
})

test.each([
  ['{"code":"BAD_VALUE","messages":["shopper@example.com"]}', 'BAD_VALUE'],
  ['no json', 'http-400'],
])('400 with %s is a refusal with the code %s, and its message holds no personal data and no key', async (body, code) => {
  const client = await clientOf({ status: 400, body })
  const refusal = await client.send(call).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(ProviderRefusal)
  expect((refusal as ProviderRefusal).code).toBe(code)
  expect(String(refusal)).toContain('bank: POST /payments')
  expect(String(refusal)).not.toMatch(/example\.com|secret-key/)
})
