import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

/**
 * Answers 413 to a body of more than `maxSize` bytes. GET and HEAD have none, and merely looking for one makes a whole Request of Node's kind.
 *
 * Hono's `bodyLimit` makes a new Request of one that is sent without Content-Length, which must then be of Node's kind, not the server's own object.
 */
export function limitBody(maxSize: number): MiddlewareHandler {
  const limit = bodyLimit({ maxSize })
  return async (context, next) => {
    if (context.req.method === 'GET' || context.req.method === 'HEAD') return next()
    const { url, method, headers, body, signal } = context.req.raw
    if (body !== null && !headers.has('content-length')) {
      context.req.raw = new Request(url, { method, headers, body, signal, duplex: 'half' })
    }
    return limit(context, next)
  }
}
