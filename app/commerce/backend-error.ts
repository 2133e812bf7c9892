/**
 * The reason for which a call to the backend gave no answer: `not-found` (404, 410 of a page), `rejected` (another 4xx, `code`
 * says why), `unavailable` (no connection, timeout, a redirect, 429, 5xx) or `malformed` (an answer that breaks the contract).
 */
export type FailureKind = 'not-found' | 'rejected' | 'unavailable' | 'malformed'

export class BackendError extends Error {
  /** Seconds from the backend's Retry-After header; null without one. */
  readonly retryAfter: number | null

  constructor(
    readonly kind: FailureKind,
    readonly call: string,
    detail: string,
    /** HTTP status of the answer, 0 when there was none. */
    readonly status = 0,
    /** The stable code of the backend's problem body. */
    readonly code = '',
    options: ErrorOptions & { retryAfter?: number | null } = {},
  ) {
    super(`${call}: ${kind}: ${detail}`, options)
    this.retryAfter = options.retryAfter ?? null
    this.name = 'BackendError'
  }
}

/** Whether a retry can succeed: the backend was unavailable, or its answer broke the contract. */
export function isOutage(error: unknown): error is BackendError {
  return error instanceof BackendError && (error.kind === 'unavailable' || error.kind === 'malformed')
}

/** Whether the backend refused credentials or a token. Some backends answer 404 for those that they do not know. */
export function isRefused(error: unknown): error is BackendError {
  return error instanceof BackendError && (error.kind === 'rejected' || error.kind === 'not-found')
}

/** Whether a call failed because what it asks for does not exist. */
export function isNotFound(error: unknown): error is BackendError {
  return error instanceof BackendError && error.kind === 'not-found'
}
