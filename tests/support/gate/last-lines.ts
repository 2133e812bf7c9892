const MAX_LINES = 80

/** A line of the shop's own log, which tests of faults print by the hundred. */
const LOG_LINE = /^(?:\[WebServer\] )?\{"time":/

/** The last 80 lines of a step's output without the shop's log: there test runners say what failed, and why. */
export function lastLines(output: string): string {
  const lines = output.trimEnd().split('\n')
  return lines
    .filter((line) => !LOG_LINE.test(line))
    .slice(-MAX_LINES)
    .join('\n')
}
