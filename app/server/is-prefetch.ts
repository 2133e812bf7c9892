/** Headers with which browsers mark a request that no user has made yet. */
const PURPOSES = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz']

/** Whether an address is fetched ahead of a possible visit: such a request must change nothing. */
export function isPrefetch(headers: Pick<Headers, 'get'>): boolean {
  return PURPOSES.some((name) => /\b(?:prefetch|prerender|preview)\b/i.test(headers.get(name) ?? ''))
}
