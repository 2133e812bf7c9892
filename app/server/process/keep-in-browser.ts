import type { MiddlewareHandler } from 'hono'

/** Sets Cache-Control and `nosniff` on files that exist. An answer of the shop has its own headers. */
export function keepInBrowser(cacheControl: string): MiddlewareHandler {
  return async (context, next) => {
    await next()
    if (!context.res.ok || context.res.headers.has('cache-control')) return
    context.header('cache-control', cacheControl)
    context.header('x-content-type-options', 'nosniff')
  }
}
