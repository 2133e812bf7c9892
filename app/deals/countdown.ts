/** A countdown shows only when less than `under` remains, and ticks at every `every`; milliseconds (spec section 9). */
export const COUNTDOWN = { under: 86_400_000, every: 1000 } as const

/** What remains until a moment (ISO 8601) as HH:MM:SS; null when it has come, or is a day or more away (spec section 9, Countdown). */
export function countdown(end: string, now: number): string | null {
  const left = Date.parse(end) - now
  if (!(left > 0 && left < COUNTDOWN.under)) return null
  const seconds = Math.floor(left / 1000)
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':')
}
