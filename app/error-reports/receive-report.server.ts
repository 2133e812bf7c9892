import { optional } from '../commerce/optional'
import { ClientError } from '../commerce/contract/client-error'
import type { Endpoint } from '../server/endpoint.server'
import { readReport, takenOnce } from '../server/json-report.server'
import { originalStacks } from './original-stack.server'
import { withoutPersonalData } from './without-personal'

/** Limit: 20 reports per address in 10 minutes. */
const LIMIT = { max: 20, windowMs: 10 * 60_000 }

const LOG_LEVELS = { error: 'error', warning: 'warn', info: 'info' } as const

const originalStack = originalStacks()

/**
 * Takes an error of a shopper's browser (spec section 7, POST /captuerr): logs it with the places in the source, and passes it on
 * to the backend. Answers 202, also for a known error; 400 for a malformed report, 415 for a content type other than JSON, 429
 * over the limit.
 */
export const receiveReport: Endpoint = async ({ request, context: { backend, services } }) => {
  const report = withoutPersonalData(await readReport(ClientError, 'client-error', LIMIT, { request, services }))
  return takenOnce('client-error', `${report.error} ${report.stack}`, { services }, async () => {
    const stack = await originalStack(report.stack)
    const mapped = { ...report, stack: stack.slice(0, 10_000) }
    services.log(LOG_LEVELS[report.level], 'client-error', mapped)
    await optional(backend.callAsGuest('clientError', { body: mapped }), null)
  })
}
