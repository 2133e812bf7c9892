import { isRouteErrorResponse } from '@remix-run/react'

/** What went wrong, as the key its texts begin with (app/store/strings, errors). */
export type ErrorKind = 'error.notFound' | 'error.unavailable' | 'error'

/** A page that is not there (404), a backend that is away (502 to 504), or a fault of ours. */
export function errorKind(error: unknown): ErrorKind {
  if (!isRouteErrorResponse(error)) return 'error'
  if (error.status === 404) return 'error.notFound'
  return error.status >= 502 && error.status <= 504 ? 'error.unavailable' : 'error'
}
