/** A script of package.json. */
export type Step = {
  script: string
  /** Scripts that must have passed before this one starts. */
  needs?: readonly string[]
  /** How many cores it keeps busy. */
  cores: number
  /** Passed on to the script. */
  args?: readonly string[]
}

export type Result = { script: string; passed: boolean; seconds: number }

/**
 * Runs all steps, as many at a time as there are cores for, and gives their results in the order in which they ended. Of the steps
 * that could start, the first of the list does. After a failure no further step starts; those that are running end.
 */
export async function runSteps(steps: readonly Step[], cores: number, run: (step: Step) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  const running = new Map<Step, Promise<void>>()
  let waiting = steps
  const canStart = ({ cores: wanted, needs = [] }: Step) =>
    wanted <= cores - coresOf(running.keys()) && needs.every((script) => results.some((result) => result.script === script))

  for (;;) {
    const next = results.some(({ passed }) => !passed) ? undefined : waiting.find(canStart)
    if (next !== undefined) {
      waiting = waiting.filter((step) => step !== next)
      const ended = run(next).then((result) => {
        results.push(result)
        running.delete(next)
      })
      running.set(next, ended)
    } else if (running.size > 0) {
      await Promise.race(running.values())
    } else {
      return results
    }
  }
}

function coresOf(steps: Iterable<Step>): number {
  let sum = 0
  for (const { cores } of steps) sum += cores
  return sum
}
