import type { MiddlewareHandler } from 'hono'

/**
 * Lets Hono's `bodyLimit` read a body that is sent without Content-Length: it makes a new Request of the given one, which must then be a
 * Request of Node, not the server's own object.
 */
export const bodyOfUnknownLength: MiddlewareHandler = async (context, next) => {
  const { url, method, headers, body, signal } = context.req.raw
  if (body !== null && !headers.has('content-length')) {
    context.req.raw = new Request(url, { method, headers, body, signal, duplex: 'half' })
  }
  return next()
}
