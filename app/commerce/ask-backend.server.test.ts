import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { type BackendAnswer, backendConnections, MAX_ANSWER_BYTES } from './ask-backend.server'

const connections = backendConnections()
let server: Server | undefined

afterEach(() => {
  connections.close()
  server?.closeAllConnections()
  server?.close()
})

async function backend(answer: RequestListener): Promise<URL> {
  const opened = createServer(answer)
  server = opened
  await new Promise<void>((resolve) => void opened.listen(0, '127.0.0.1', resolve))
  const address = opened.address()
  return new URL(`http://127.0.0.1:${isTcp(address) ? address.port : 0}/`)
}

const isTcp = (address: string | AddressInfo | null): address is AddressInfo => typeof address === 'object' && address !== null

const asked = (signal = new AbortController().signal, body: string | null = null) => ({
  method: body === null ? 'GET' : 'POST',
  headers: { accept: 'application/json' },
  body,
  signal,
})

async function textOf({ body }: BackendAnswer): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of body ?? []) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

it('calls of the backend share a connection, and send the length of what they say', async () => {
  const peers = new Set<number | undefined>()
  const url = await backend((request, response) => {
    peers.add(request.socket.remotePort)
    const { 'content-length': length, 'transfer-encoding': transfer } = request.headers
    request.pipe(response.writeHead(201, { 'x-said': `${length} ${transfer}` }))
  })
  for (let call = 0; call < 3; call += 1) {
    const answer = await connections.ask(url, asked(undefined, '{"name":"Ö"}'))
    expect(answer).toMatchObject({ ok: true, status: 201 })
    expect(answer.headers.get('x-said')).toBe('13 undefined')
    expect(answer.headers.get('x-missing')).toBeNull()
    expect(await textOf(answer)).toBe('{"name":"Ö"}')
  }
  expect(peers.size).toBe(1)
})

it.each(['before its head', 'in its body'])(
  'an answer that takes too long %s ends with the reason of the signal',
  async (moment) => {
    const url = await backend((_request, response) => {
      if (moment === 'in its body') response.write('{')
    })
    const controller = new AbortController()
    const answer = connections.ask(url, asked(controller.signal))
    const reason = new DOMException('took too long', 'TimeoutError')
    setTimeout(() => controller.abort(reason), 50)
    await expect(answer).rejects.toBe(reason)
  },
)

it('an answer that breaks off, and a backend that is away, are errors', async () => {
  const url = await backend((_request, response) => {
    response.writeHead(200, { 'content-length': '10' }).write('{', () => response.destroy())
  })
  await expect(connections.ask(url, asked())).rejects.toThrow('aborted')
  server?.close()
  await expect(connections.ask(new URL('http://127.0.0.1:1/'), asked())).rejects.toThrow('ECONNREFUSED')
})

it('an answer without end is cut off', async () => {
  const url = await backend((_request, response) => {
    const more = () => void (response.destroyed || response.write('x'.repeat(64 * 1024), more))
    more()
  })
  const text = await textOf(await connections.ask(url, asked()))
  expect(text.length).toBeGreaterThan(MAX_ANSWER_BYTES)
  expect(text.length).toBeLessThan(2 * MAX_ANSWER_BYTES)
})
