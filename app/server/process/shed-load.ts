import type { Context, Env, MiddlewareHandler } from 'hono'
import { busyAnswer } from './plain-answer'

/**
 * Maximum number of pages in work at a time. In a rush, an add waits behind them and their calls to the backend. With 250 pages
 * at once that no cache holds, right after the start, adds took 3 s; they took 10 s with a maximum of 100.
 */
const MAX_PAGES = 40

/** Maximum number of pictures, suggestions and other small answers in work at a time: one listing asks for 48 pictures. */
const MAX_RESOURCES = 400

/**
 * The work that a request adds: a page to render, a small answer of a resource, or none where it waits for
 * a page that is being rendered for all.
 */
export type Work = 'page' | 'resource' | 'none'

/** Requests for these paths are never turned away, because a busy process is still alive. */
const HEALTH = ['/healthz', '/readyz']

/**
 * Turns pages away with 503 while too many are being rendered, so that a rush of visitors does not hold up those who buy: forms
 * (POST) are never turned away, and neither are those who wait for one rendering of a page. A browser gets a page in its
 * language, which is loaded again by itself. `onShed` is called for each.
 */
export function shedLoad<E extends Env>(
  workOf: (context: Context<E>) => Work,
  max: Readonly<Record<Exclude<Work, 'none'>, number>> = { page: MAX_PAGES, resource: MAX_RESOURCES },
  onShed: (work: Exclude<Work, 'none'>) => void = () => {},
): MiddlewareHandler<E> {
  const running = { page: 0, resource: 0 }
  return async (context, next) => {
    const { method, path } = context.req
    if ((method !== 'GET' && method !== 'HEAD') || HEALTH.includes(path)) return next()
    const work = workOf(context)
    if (work === 'none') return next()
    if (running[work] >= max[work]) {
      onShed(work)
      return busyAnswer(context.req.raw)
    }
    running[work] += 1
    try {
      await next()
    } finally {
      running[work] -= 1
    }
  }
}
