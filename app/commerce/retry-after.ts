/** Maximum number of seconds that an answer may ask to wait. */
const MAX_SECONDS = 3600

/** The seconds of a Retry-After header, at most an hour, from a number or an HTTP date; null without one that can be read. */
export function retryAfter(headers: Pick<Headers, 'get'>, now: number): number | null {
  const input = headers.get('retry-after') ?? ''
  if (/^\d+$/.test(input)) return Math.min(Number(input), MAX_SECONDS)
  const until = Date.parse(input)
  if (Number.isNaN(until)) return null
  // The backend's own clock, where the answer tells it.
  const sent = Date.parse(headers.get('date') ?? '')
  const seconds = Math.ceil((until - (Number.isNaN(sent) ? now : sent)) / 1000)
  return Math.min(Math.max(seconds, 0), MAX_SECONDS)
}
