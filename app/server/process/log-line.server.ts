import type { Log } from './log'

/** One JSON line an event on standard error. */
export const logLine: Log = (level, event, details) => {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...details })}\n`)
}
