import type { SearchAnswer } from './contract/listing'

/**
 * The number of results of a search, which the header `x-be-records` states (spec section 7); without it, the answer's own count.
 */
export function withResultCount(answer: SearchAnswer, headers: Pick<Headers, 'get'>): SearchAnswer {
  const records = headers.get('x-be-records') ?? ''
  return /^\d{1,9}$/.test(records) ? { ...answer, total: Number(records) } : answer
}
