export type Rounds = { stop: () => Promise<void> }

/**
 * Runs a round every `periodMs` milliseconds until stopped, never two at a time: while one takes longer, none is begun. A round that fails is
 * given to `onFailure`. `stop` waits for the round that runs.
 */
export function startRounds(periodMs: number, run: () => Promise<unknown>, onFailure: (error: unknown) => void): Rounds {
  let round: Promise<unknown> | null = null
  const timer = setInterval(() => {
    round ??= run()
      .catch(onFailure)
      .finally(() => {
        round = null
      })
  }, periodMs)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await round
    },
  }
}
