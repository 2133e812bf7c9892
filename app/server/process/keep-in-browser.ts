import type { MiddlewareHandler } from 'hono'

/** Lets browsers keep a file that was found, and take it for what it says it is; an answer of the shop has headers of its own. */
export function keepInBrowser(cacheControl: string): MiddlewareHandler {
  return async (context, next) => {
    await next()
    if (!context.res.ok || context.res.headers.has('cache-control')) return
    context.header('cache-control', cacheControl)
    context.header('x-content-type-options', 'nosniff')
  }
}
