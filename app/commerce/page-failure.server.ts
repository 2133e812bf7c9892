import { BackendError, isOutage } from './backend-error'

/** The spec's words for a page that is not there (section 2, Auth redirects and errors). Shown translated. */
const NOT_FOUND = 'This page could not be found'

/** Thrown by a loader whose page does not exist. */
export function pageNotFound(): Response {
  return new Response(NOT_FOUND, { status: 404, statusText: NOT_FOUND })
}

/** What a page throws for a failed call: 404 for what is not there, 503 for an outage, never the one for the other. */
export function pageFailure(error: unknown): unknown {
  if (isNotFound(error)) return pageNotFound()
  if (isOutage(error)) return new Response('Service unavailable', { status: 503, headers: { 'retry-after': '10' } })
  return error
}

/** Whether a call failed because what it asks for does not exist. */
export function isNotFound(error: unknown): boolean {
  return error instanceof BackendError && (error.kind === 'not-found' || isUnreadable(error))
}

/** An address the backend cannot even read, of a NUL or of thousands of letters, names nothing there is. */
function isUnreadable({ kind, status }: BackendError): boolean {
  return kind === 'rejected' && (status === 400 || status === 414)
}
