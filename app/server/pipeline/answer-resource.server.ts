import { isNotFound, isOutage } from '../../commerce/backend-error'
import { type PersonalResource, type ResourceName, resourceRow } from '../../routing/resources'
import type { Endpoint, PersonalEndpoint, ResourceRequest } from '../endpoint.server'
import { problemAnswer } from '../problem-answer.server'
import type { RequestContext } from '../request-context.server'
import type { RouteGuard } from './wrap-routes.server'

/** One endpoint for each row of the table. One whose row is not `personal` gets no session and no login. */
export type Endpoints = { readonly [N in ResourceName]: N extends PersonalResource ? PersonalEndpoint : Endpoint }

/** The codes of failures that the endpoints throw as answers. */
const CODES: Readonly<Record<number, string>> = {
  400: 'malformed-request',
  404: 'not-found',
  410: 'not-found',
  415: 'unsupported-media-type',
  503: 'unavailable',
}

/**
 * Answers for a resource of the table, once its guards let the request pass: 405 for a method it does not allow, 404 or 410 when
 * the backend does not have what it asks for, 503 when the backend is away, 500 for a fault of ours, in the form of the endpoint
 * or the one that the table names. A thrown Response with a status below 400 is sent as it is; any other becomes a failure with
 * its status.
 */
export async function answerResource(
  resource: ResourceName,
  endpoints: Endpoints,
  asked: ResourceRequest<RequestContext>,
  guards: Readonly<Record<'customer', RouteGuard>>,
): Promise<Response> {
  const { methods, failure, guards: names = [] } = resourceRow(resource)
  const { request, services } = asked
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const fail = endpoints[resource].fail ?? (failure === 'problem' ? problemAnswer : emptyAnswer)
  if (!methods.some((allowed) => allowed === method)) {
    return fail(405, 'method-not-allowed', {
      allow: methods.flatMap((one) => (one === 'GET' ? ['GET', 'HEAD'] : [one])).join(', '),
    })
  }
  try {
    for (const name of names) await guards[name]({ request, context: asked.context })
    const answer = await endpoints[resource](asked)
    return request.method === 'HEAD' ? new Response(null, answer) : answer
  } catch (error) {
    if (error instanceof Response) return error.status < 400 ? error : fail(error.status, codeOf(error.status), retryAfter(error))
    if (isNotFound(error) && (error.status === 404 || error.status === 410)) {
      services.log('warn', 'resource-missing', { resource, error: String(error) })
      return fail(error.status, 'not-found')
    }
    const outage = isOutage(error)
    if (!request.signal.aborted) services.log(outage ? 'warn' : 'error', 'resource-failed', { resource, error: String(error) })
    return outage
      ? fail(503, 'backend-unavailable', {
          'retry-after': String(Math.max(asked.context.reply.retryAfter, error.retryAfter ?? 0)),
        })
      : fail(500, 'internal')
  }
}

function codeOf(status: number): string {
  return CODES[status] ?? 'refused'
}

function retryAfter({ headers }: Response): Record<string, string> {
  const seconds = headers.get('retry-after')
  return seconds === null ? {} : { 'retry-after': seconds }
}

function emptyAnswer(status: number, _code: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } })
}
