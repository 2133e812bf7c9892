import type { MiddlewareHandler } from 'hono'
import { unauthorized } from './refusal'
import { isSameSecret } from './same-secret'

/** Lets only calls with the operator's bearer token pass; their answers are not stored by anything in between. */
export function requireOperator(adminToken: string): MiddlewareHandler {
  return async (context, next) => {
    if (!isSameSecret(context.req.header('authorization') ?? '', `Bearer ${adminToken}`))
      throw unauthorized('The operator’s token is required')
    await next()
    context.header('cache-control', 'no-store')
  }
}
