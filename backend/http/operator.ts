import { timingSafeEqual } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { unauthorized } from './refusal'

/** Lets only calls with the operator's bearer token pass; their answers are not stored by anything in between. */
export function requireOperator(adminToken: string): MiddlewareHandler {
  const expected = Buffer.from(`Bearer ${adminToken}`)
  return async (context, next) => {
    const given = Buffer.from(context.req.header('authorization') ?? '')
    const matches = expected.length === given.length && timingSafeEqual(expected, given)
    if (!matches) throw unauthorized('The operator’s token is required')
    await next()
    context.header('cache-control', 'no-store')
  }
}
