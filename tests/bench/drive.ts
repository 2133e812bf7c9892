import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** The throughput of a server under load: requests a second, and times of single requests in milliseconds. */
export type Load = { requests: number; perSecond: number; p50: number; p99: number }

export type DriveOptions = { connections: number; requests: number; headers: Readonly<Record<string, string>> }

/**
 * Sends GET requests over kept-alive connections, one after the other on each, and measures the times. It reads as little
 * of the answers as it can: an HTTP client would cost more CPU than a cached page, and both share the cores of the
 * machine. Throws for any status but 200.
 */
export async function drive(address: string, { connections, requests, headers }: DriveOptions): Promise<Load> {
  const { hostname, port, pathname, search, host } = new URL(address)
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const request = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`)
  const times: number[] = []
  let left = requests
  const start = performance.now()
  const work = async () => {
    const socket = connect(Number(port), hostname).setNoDelay(true)
    await once(socket, 'connect')
    const answers = answersOf(socket)
    while (left-- > 0) {
      const sent = performance.now()
      socket.write(request)
      const { value } = await answers.next()
      if (value !== 200) throw new Error(`${address}: ${value ?? 'connection closed'}`)
      times.push(performance.now() - sent)
    }
    socket.destroy()
  }
  await Promise.all(Array.from({ length: Math.min(connections, requests) }, work))
  const seconds = (performance.now() - start) / 1000
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
  return { requests: times.length, perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99) }
}

/** The status of each answer, given when its body has arrived whole. Every answer of the shop names its length. */
async function* answersOf(socket: Socket): AsyncGenerator<number, undefined> {
  let head = ''
  let left: number | null = null
  for await (const chunk of socket) {
    if (!Buffer.isBuffer(chunk)) return
    let rest = chunk
    if (left === null) {
      head += rest.toString('latin1')
      const end = head.indexOf('\r\n\r\n')
      if (end === -1) continue
      const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
      if (length === undefined) throw new Error(`An answer without content-length: ${head.slice(0, 500)}`)
      rest = rest.subarray(rest.length - (head.length - end - 4))
      left = Number(length)
    }
    left -= rest.length
    if (left > 0) continue
    const status = Number(head.slice(9, 12))
    head = ''
    left = null
    yield status
  }
}
