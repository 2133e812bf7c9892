import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { limitedServer } from './connection-limits.server'

let server: Server | undefined
afterEach(() => {
  server?.close()
  server?.closeAllConnections()
})

/** A server whose limits are short enough for a test. */
async function open(limits: { headersTimeout?: number; requestTimeout?: number }, maxConnections?: number): Promise<Server> {
  const opened = limitedServer(
    (request, response) => void request.resume().on('end', () => response.end('whole')),
    { ...limits, checkInterval: 20 },
    maxConnections,
  )
  server = opened
  await once(opened.listen(0, '127.0.0.1'), 'listening')
  return opened
}

function portOf(opened: Server): number {
  const address: AddressInfo | string | null = opened.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** The answer to a client that sends this and then waits, until it is disconnected. */
async function answerTo(opened: Server, sent: string): Promise<string> {
  const socket: Socket = connect(portOf(opened), '127.0.0.1')
  socket.write(sent)
  let answer = ''
  socket.on('data', (data) => (answer += data.toString()))
  await once(socket, 'close')
  return answer
}

it('headers come within 15 s and bodies within 30 s, and connections are capped', () => {
  const { headersTimeout, requestTimeout, maxConnections } = limitedServer(() => {})
  expect([headersTimeout, requestTimeout, maxConnections]).toEqual([15_000, 30_000, 5000])
})

it('headers that do not end in time are answered with 408 and disconnected', async () => {
  const opened = await open({ headersTimeout: 50 })
  expect(await answerTo(opened, 'GET /sv HTTP/1.1\r\nHost: shop.test\r\n')).toContain('HTTP/1.1 408')
})

it('a body that does not end in time is answered with 408 and disconnected', async () => {
  const opened = await open({ headersTimeout: 50, requestTimeout: 100 })
  const headers = 'POST /sv/cart HTTP/1.1\r\nHost: shop.test\r\nContent-Length: 9\r\n\r\n'
  expect(await answerTo(opened, `${headers}intent=`)).toContain('HTTP/1.1 408')
})

it('a connection beyond the maximum is closed without an answer', async () => {
  const opened = await open({}, 1)
  const first = connect(portOf(opened), '127.0.0.1')
  await once(first, 'connect')
  expect(await answerTo(opened, 'GET /sv HTTP/1.1\r\nHost: shop.test\r\n\r\n')).toBe('')
  first.destroy()
})
