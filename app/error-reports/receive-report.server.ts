import { createHash } from 'node:crypto'
import { optional } from '../commerce/optional'
import { ClientError } from '../commerce/contract/client-error'
import type { Endpoint } from '../server/endpoint.server'
import { originalStacks } from './original-stack.server'
import { withoutPersonalData } from './without-personal'

/** Limit: 20 reports per address in 10 minutes, and each error once in that time, whoever reports it. */
const LIMIT = { max: 20, windowMs: 10 * 60_000 }
const REPEAT_LIMIT = { max: 1, windowMs: 10 * 60_000 }

const LOG_LEVELS = { error: 'error', warning: 'warn', info: 'info' } as const

const originalStack = originalStacks()

/**
 * Takes an error of a shopper's browser (spec section 7, POST /captuerr): logs it with the places in the source, and passes it on
 * to the backend. Answers 202, also for a known error; 400 for a malformed report, 415 for a content type other than JSON, 429
 * over the limit.
 */
export const receiveReport: Endpoint = async ({ request, context: { backend, services } }) => {
  if (!request.headers.get('content-type')?.startsWith('application/json')) throw new Response(null, { status: 415 })
  if (!(await services.attempts.begin('client-error', LIMIT)).allowed) throw new Response(null, { status: 429 })
  const parsed = ClientError.safeParse(json(await request.text()))
  if (!parsed.success) throw new Response(null, { status: 400 })
  const report = withoutPersonalData(parsed.data)
  const digest = createHash('sha256').update(`${report.error} ${report.stack}`).digest('base64url')
  if ((await services.attempts.begin('client-error-of', REPEAT_LIMIT, digest)).allowed) {
    const stack = await originalStack(report.stack)
    const mapped = { ...report, stack: stack.slice(0, 10_000) }
    services.log(LOG_LEVELS[report.level], 'client error', mapped)
    await optional(backend.callAsGuest('clientError', { body: mapped }), null)
  }
  return new Response(null, { status: 202, headers: { 'cache-control': 'no-store' } })
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
