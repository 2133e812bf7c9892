import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { ProviderOutage, ProviderRefusal } from '../../interfaces/provider'
import { idempotent, walleyApi } from './walley-api'

/** A server that hands out the tokens t1, t2 ... for an hour, and answers everything else as `respond` says. */
let server: Server
let origin: string
let issued: string[]
let tokenRequest: string
let respond: (authorization: string) => { status: number; body?: unknown }
let now: Date

beforeEach(async () => {
  issued = []
  now = new Date('2026-11-22T10:00:00Z')
  respond = () => ({ status: 200, body: { id: 1 } })
  server = createServer((request, response) => {
    if (request.url === '/oauth2/v2.0/token') {
      let body = ''
      request.on('data', (chunk: Buffer) => (body += chunk.toString()))
      request.on('end', () => {
        tokenRequest = `${request.headers['content-type'] ?? ''} ${body}`
        issued.push(`t${issued.length + 1}`)
        response.end(JSON.stringify({ access_token: issued.at(-1), expires_in: 3599 }))
      })
      return
    }
    const { status, body } = respond(request.headers.authorization ?? '')
    response.writeHead(status).end(body === undefined ? '' : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  origin = `http://127.0.0.1:${address.port}`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const api = () => walleyApi({ apiUrl: origin, clientId: 'shop', clientSecret: 's&cret' }, () => now)
const call = { method: 'GET', path: '/thing' } as const
const Thing = z.object({ id: z.number() })

it('the token is asked for with client credentials as a form', async () => {
  await api().read(Thing, call)
  expect(tokenRequest).toMatch(/^application\/x-www-form-urlencoded/)
  expect(tokenRequest).toContain('grant_type=client_credentials&client_id=shop&client_secret=s%26cret&scope=')
})

it('calls at the same time share one token, which is kept until a minute before it expires', async () => {
  const walley = api()
  await Promise.all([1, 2, 3].map(() => walley.read(Thing, call)))
  now = new Date(now.getTime() + 3538_000)
  await walley.read(Thing, call)
  expect(issued).toEqual(['t1'])
  now = new Date(now.getTime() + 2_000)
  await walley.read(Thing, call)
  expect(issued).toEqual(['t1', 't2'])
})

it('a token that was revoked is replaced, once', async () => {
  const walley = api()
  respond = (authorization) => (authorization === 'Bearer t2' ? { status: 200, body: { id: 7 } } : { status: 401 })
  expect(await walley.read(Thing, call)).toEqual({ id: 7 })
  respond = () => ({ status: 401 })
  await expect(walley.read(Thing, call)).rejects.toThrow(ProviderRefusal)
  expect(issued).toEqual(['t1', 't2', 't3'])
})

it.each([409, 423])('%i asks to try again later, so it is an outage', async (status) => {
  respond = () => ({ status, body: { error: { code: status } } })
  await expect(api().send(call)).rejects.toThrow(ProviderOutage)
})

it('a refusal has the code of Walley', async () => {
  respond = () => ({ status: 400, body: { id: 'x', data: null, error: { code: 900, message: 'Business error' } } })
  await expect(api().send(call)).rejects.toMatchObject({ name: 'ProviderRefusal', code: '900' })
})

it('a refused call whose effect is there already is a success', async () => {
  respond = () => ({ status: 409 })
  await api().send(call, async () => Promise.resolve(true))
  await expect(api().send(call, async () => Promise.resolve(false))).rejects.toThrow(ProviderOutage)
})

it('an idempotency key is a GUID, the same for the same key', () => {
  const header = (key: string) => idempotent(key)['x-idempotency']
  expect(header('a:capture')).toMatch(/^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
  expect(header('a:capture')).toBe(header('a:capture'))
  expect(header('a:capture')).not.toBe(header('b:capture'))
})
