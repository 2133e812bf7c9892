/** Kind of error, as the part of its string keys after `error` (app/store/strings, errors). */
export type ErrorKind = '.notFound' | '.gone' | '.unavailable' | '.tooMany' | '.refused' | ''

/**
 * The kinds of errors: not found (404), gone for good (410), too many attempts (429), another request that is refused (4xx),
 * backend unavailable (502 to 504), or any other error. `error` is what a route threw.
 */
export function errorKind(error: unknown): ErrorKind {
  const status = responseStatus(error)
  if (status === 404) return '.notFound'
  if (status === 410) return '.gone'
  if (status === 429) return '.tooMany'
  if (status >= 400 && status < 500) return '.refused'
  return status >= 502 && status <= 504 ? '.unavailable' : ''
}

/** The status of a thrown response, which also has a `statusText`; any other error counts as 500. */
function responseStatus(error: unknown): number {
  const isResponse = typeof error === 'object' && error !== null && 'status' in error && 'statusText' in error
  return isResponse && typeof error.status === 'number' ? error.status : 500
}
