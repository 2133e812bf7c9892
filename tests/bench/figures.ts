export type Figure = { name: string; count: number; p50: number; p99: number; slowest: string }

/** Requests each path `ROUNDS` times, one after the other, and takes the median of its times. */
export async function figureOf(
  name: string,
  paths: readonly string[],
  ask: (path: string) => Promise<Response>,
): Promise<Figure> {
  const times: { path: string; ms: number }[] = []
  for (const path of paths) {
    const rounds: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const start = performance.now()
      await (await ask(path)).arrayBuffer()
      rounds.push(performance.now() - start)
    }
    times.push({ path, ms: share(rounds, 0.5) })
  }
  const all = times.map(({ ms }) => ms)
  const slowest = times.toSorted((a, b) => b.ms - a.ms)[0]?.path ?? ''
  return { name, count: paths.length, p50: share(all, 0.5), p99: share(all, 0.99), slowest }
}

const ROUNDS = 3

/** Percentiles of single times, in milliseconds. */
export function figureOfTimes(name: string, times: readonly number[]): Figure {
  return { name, count: times.length, p50: share(times, 0.5), p99: share(times, 0.99), slowest: '' }
}

/** The percentile for `part` (0 to 1). */
function share(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

export const HEADING = row(['', 'asked', 'p50 ms', 'p99 ms', 'slowest'])

export const figureRow = ({ name, count, p50, p99, slowest }: Figure): string =>
  row([name, String(count), p50.toFixed(1), p99.toFixed(1), slowest])

function row([name = '', ...cells]: readonly string[]): string {
  const numbers = cells.slice(0, 3).map((cell) => cell.padStart(10))
  return `${name.padEnd(36)}${numbers.join('')}  ${cells[3] ?? ''}\n`
}
