/** In milliseconds (spec section 9): a countdown shows only when less than `maxRemaining` remains. */
export const COUNTDOWN = { maxRemaining: 86_400_000, interval: 1000 } as const

/** The time until `end` (ISO 8601) as HH:MM:SS; null after it, and when 24 hours or more remain (spec section 9, Countdown). */
export function countdown(end: string, now: number): string | null {
  const remaining = Date.parse(end) - now
  if (!(remaining > 0 && remaining < COUNTDOWN.maxRemaining)) return null
  const seconds = Math.floor(remaining / 1000)
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':')
}
