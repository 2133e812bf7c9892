import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { plainAnswer } from './plain-answer'

/**
 * Answers 413 to a body of more than `maxSize` bytes. GET and HEAD have no body, and even looking for one would create a complete
 * Request of Node's class.
 *
 * Hono's `bodyLimit` creates a new Request from one without Content-Length, for which that must be of Node's class, not the
 * server's own object.
 */
export function limitBody(maxSize: number): MiddlewareHandler {
  const limit = bodyLimit({ maxSize, onError: ({ req }) => plainAnswer(req.raw, 'error.refused', { status: 413 }) })
  return async (context, next) => {
    if (context.req.method === 'GET' || context.req.method === 'HEAD') return next()
    const { url, method, headers, body, signal } = context.req.raw
    if (body !== null && !headers.has('content-length')) {
      context.req.raw = new Request(url, { method, headers, body, signal, duplex: 'half' })
    }
    return limit(context, next)
  }
}
