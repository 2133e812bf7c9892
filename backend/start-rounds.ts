export type Rounds = { stop: () => Promise<void> }

/**
 * Runs a round every `periodMs` milliseconds until stopped, never two at a time: while one takes longer, none is
 * begun. The first round begins after one period, or `at once`. The error of a failed round is passed to
 * `onFailure`. `stop` waits for the round that runs.
 */
export function startRounds(
  periodMs: number,
  run: () => Promise<unknown>,
  onFailure: (error: unknown) => void,
  first: 'at once' | 'after a period' = 'after a period',
): Rounds {
  let round: Promise<unknown> | null = null
  const begin = () => {
    round ??= run()
      .catch(onFailure)
      .finally(() => {
        round = null
      })
  }
  const timer = setInterval(begin, periodMs)
  timer.unref()
  if (first === 'at once') begin()
  return {
    stop: async () => {
      clearInterval(timer)
      await round
    },
  }
}
