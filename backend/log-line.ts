import type { Services } from './services'

/** One line of JSON on the standard error stream. */
export const logLine: Services['log'] = (entry) => {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), from: 'backend', ...entry })}\n`)
}
