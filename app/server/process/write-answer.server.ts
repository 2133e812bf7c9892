import type { HttpBindings } from '@hono/node-server'
import type { ServerResponse } from 'node:http'

/** `headers` has names and values in turn. */
type KeptAnswer = { status: number; headers: string[]; body: Uint8Array | null }

/** Sends a page from memory. Node only reads the headers given to `writeHead`, so answers share one list. */
export function writeKept(outgoing: ServerResponse, { status, headers, body }: KeptAnswer): void {
  outgoing.writeHead(status, headers)
  outgoing.end(body ?? undefined)
}

/** Sends a whole answer in one write, without the web stream in between. */
export function writeAnswer(outgoing: HttpBindings['outgoing'], answer: Response, body: Uint8Array): void {
  const headers = Object.fromEntries(answer.headers)
  outgoing.writeHead(answer.status, { ...headers, 'set-cookie': answer.headers.getSetCookie(), 'content-length': body.length })
  outgoing.end(body)
}
