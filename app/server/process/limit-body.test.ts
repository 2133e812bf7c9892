import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { createServer, request } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { limitBody } from './limit-body'

/** Bytes. */
const MAX = 1024

const app = new Hono()
app.use(limitBody(MAX))
app.all('*', async ({ req }) => new Response(await req.raw.text(), { headers: { 'x-method': req.method } }))
// As in server.ts: a request is an object of the listener's own, not one of Node's class.
const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
const server = createServer((asked, answer) => void listener(asked, answer))
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => server.close(resolve)))

/** Sends a body in chunks, without Content-Length, or no body at all. */
function send(method: string, body: string | null): Promise<{ status: number; method: string; text: string }> {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const headers = body === null ? {} : { 'transfer-encoding': 'chunked' }
  return new Promise((resolve, reject) => {
    const sent = request({ port, method, headers }, (answer) => {
      let text = ''
      answer.on('data', (part: Buffer) => (text += part.toString()))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, method: answer.headers['x-method']?.toString() ?? '', text }),
      )
    })
    sent.once('error', reject)
    sent.end(body ?? undefined)
  })
}

const METHODS = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND']

it.each(METHODS)('%s without Content-Length reaches the shop with its body', async (method) => {
  expect(await send(method, 'intent=add')).toEqual({ status: 200, method, text: 'intent=add' })
})

it.each(METHODS)('%s without Content-Length is answered 413 once its body is too long', async (method) => {
  expect((await send(method, 'a'.repeat(MAX + 1))).status).toBe(413)
})

it.each([...METHODS, 'GET', 'TRACE'])('%s without a body reaches the shop', async (method) => {
  expect(await send(method, null)).toEqual({ status: 200, method, text: '' })
})
