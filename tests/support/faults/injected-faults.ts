import type { ServerResponse } from 'node:http'

/** The answer of the backend that a fault replaces or spoils. */
type Sound = { status: number; body: Buffer; contentType: string }

/** Answers one request wrongly. `sound` gives what the backend answers. */
type Fault = (response: ServerResponse, sound: () => Promise<Sound>) => void | Promise<void>

const TEN_MEGABYTES = 10 * 1024 * 1024

/** The ways in which a call of the backend fails, as bytes on its connection. */
export const FAULTS = {
  hang: () => undefined,
  reset: (response) => void response.socket?.resetAndDestroy(),
  '429': (response) => void response.writeHead(429, { 'retry-after': '5' }).end('slow down'),
  '500': (response) => void response.writeHead(500).end('overloaded'),
  '503': (response) => void response.writeHead(503).end(),
  HTML: (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html><h1>502 Bad Gateway</h1></html>'),
  truncated: async (response, sound) => {
    const { status, body, contentType } = await sound()
    response.writeHead(status, { 'content-type': contentType, 'content-length': Math.max(2, body.length) })
    response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy())
  },
  'wrong types': async (response, sound) => {
    const { status, body, contentType } = await sound()
    const isJson = status < 300 && contentType.includes('json')
    const spoiled = isJson ? JSON.stringify(wrongTypes(JSON.parse(body.toString() || 'null'))) : body
    response.writeHead(status, { 'content-type': contentType }).end(spoiled)
  },
  empty: (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(),
  '10 MB': (response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(`"${'x'.repeat(TEN_MEGABYTES)}"`),
} as const satisfies Readonly<Record<string, Fault>>

export type FaultName = keyof typeof FAULTS
export const FAULT_NAMES = Object.keys(FAULTS).filter((name): name is FaultName => Object.hasOwn(FAULTS, name))

/** The same JSON with a string for each number, a number for each string, and null for each boolean. */
function wrongTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(wrongTypes)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, wrongTypes(inner)]))
  return typeof value === 'number' ? 'seven' : typeof value === 'string' ? 7 : null
}
