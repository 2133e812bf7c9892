import type { MiddlewareHandler } from 'hono'

/** Pages rendered at a time. One takes about 15 ms of CPU, so that a form waits for the others 1.5 s at most. */
const MAX_PAGES = 100

/** A busy process is not a dead one. */
const HEALTH = ['/healthz', '/readyz']

/** Seconds after which a visitor who was turned away may ask again. */
const RETRY_AFTER_SECONDS = 2

/**
 * Turns pages away with 503 while too many are being rendered, so that a rush of visitors does not hold up those who buy: forms (POST) are never
 * turned away.
 */
export function shedLoad(max = MAX_PAGES): MiddlewareHandler {
  let pages = 0
  return async (context, next) => {
    const { method, path } = context.req
    if ((method !== 'GET' && method !== 'HEAD') || HEALTH.includes(path)) return next()
    if (pages >= max) {
      const headers = { 'retry-after': String(RETRY_AFTER_SECONDS), 'cache-control': 'no-store' }
      return context.text('Too many visitors at the moment. Try again in a few seconds.\n', 503, headers)
    }
    pages += 1
    try {
      await next()
    } finally {
      pages -= 1
    }
  }
}
