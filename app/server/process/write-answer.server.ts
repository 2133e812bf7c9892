import type { HttpBindings } from '@hono/node-server'
import type { ServerResponse } from 'node:http'

type KeptAnswer = {
  status: number
  headers: Readonly<Record<string, string>>
  cookies: readonly string[]
  body: Uint8Array | null
}

/** Sends a page from memory. Node only reads the headers given to `writeHead`, so answers without cookies share one object. */
export function writeKept(outgoing: ServerResponse, { status, headers, cookies, body }: KeptAnswer): void {
  outgoing.writeHead(status, cookies.length === 0 ? headers : Object.assign({ 'set-cookie': cookies }, headers))
  outgoing.end(body ?? undefined)
}

/** Sends a whole answer in one write, without the web stream in between. */
export function writeAnswer(outgoing: HttpBindings['outgoing'], answer: Response, body: Uint8Array): void {
  const headers = Object.fromEntries(answer.headers)
  outgoing.writeHead(answer.status, { ...headers, 'set-cookie': answer.headers.getSetCookie(), 'content-length': body.length })
  outgoing.end(body)
}
