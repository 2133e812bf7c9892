/** What went wrong, as the key its texts begin with (app/store/strings, errors). */
export type ErrorKind = 'error.notFound' | 'error.unavailable' | 'error.tooMany' | 'error'

/** A page that is not there (404), something tried too often (429), a backend that is away (502 to 504), or a fault of ours. `error` is whatever a route threw. */
export function errorKind(error: unknown): ErrorKind {
  const status = answerStatus(error)
  if (status === 404) return 'error.notFound'
  if (status === 429) return 'error.tooMany'
  return status >= 502 && status <= 504 ? 'error.unavailable' : 'error'
}

/** The status of a thrown answer, which has a status text besides; any other error counts as 500. */
function answerStatus(error: unknown): number {
  const thrown = typeof error === 'object' && error !== null && 'status' in error && 'statusText' in error
  return thrown && typeof error.status === 'number' ? error.status : 500
}
