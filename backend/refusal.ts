import type { Problem } from '../app/commerce/contract/problem'

type FieldError = { path: string; message: string }

/** Thrown by handlers to refuse a call. The answer is a problem document (RFC 9457) with this status and code. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  readonly errors: FieldError[] | undefined

  constructor(status: number, code: string, detail: string, errors?: FieldError[]) {
    super(detail)
    this.name = 'Refusal'
    this.status = status
    this.code = code
    this.errors = errors
  }
}

export const notFound = (what: string) => new Refusal(404, 'not-found', `${what} was not found`)
export const unauthorized = (detail: string) => new Refusal(401, 'unauthorized', detail)

const TITLES: Record<number, string> = {
  400: 'Bad request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not found',
  409: 'Conflict',
  413: 'Content too large',
  415: 'Unsupported media type',
  422: 'Unprocessable content',
  500: 'Internal server error',
  503: 'Service unavailable',
}

/** The answer of a refusal, `application/problem+json`. */
export function problemResponse(status: number, code: string, detail?: string, errors?: FieldError[]): Response {
  const problem: Problem = { type: 'about:blank', title: TITLES[status] ?? 'Error', status, code, detail, errors }
  return new Response(JSON.stringify(problem), {
    status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
  })
}
