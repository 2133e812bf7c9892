import { isNotFound, isOutage } from './backend-error'

/** The spec's words for a page that is not there (section 2, Auth redirects and errors). Shown translated. */
const NOT_FOUND = 'This page could not be found'

/** A loader throws this for a page that does not exist. */
export function pageNotFound(): Response {
  return new Response(NOT_FOUND, { status: 404, statusText: NOT_FOUND })
}

/** Search engines forget such a page at once. */
function pageGone(): Response {
  return new Response('Gone', { status: 410, statusText: 'Gone' })
}

/**
 * The answer to a page whose call failed: 404 for a missing resource, 410 where the backend says so, 503 for an outage.
 * Every other error is given back as it is.
 */
export function pageFailure(error: unknown): unknown {
  if (isNotFound(error)) return error.status === 410 ? pageGone() : pageNotFound()
  if (isOutage(error)) return new Response('Service unavailable', { status: 503 })
  return error
}
