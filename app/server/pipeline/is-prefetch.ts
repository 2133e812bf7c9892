/** Headers with which browsers say that nobody is looking yet. */
const PURPOSES = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz']

/** Whether an address is fetched ahead of a visit that may never come: then it must change nothing. */
export function isPrefetch(headers: Pick<Headers, 'get'>): boolean {
  return PURPOSES.some((name) => /\b(?:prefetch|prerender|preview)\b/i.test(headers.get(name) ?? ''))
}
