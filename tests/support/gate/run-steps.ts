/** A script of package.json. */
export type Step = {
  script: string
  /** Scripts that must have passed before this one starts. */
  needs?: readonly string[]
  /** How many cores it keeps busy. 0: one such step at a time runs at the lowest priority, while the others wait. */
  cores: number
  /** Passed on to the script. */
  args?: readonly string[]
}

/**
 * `cpuSeconds` is the CPU time of all processes of the step; NaN when it could not be read. `lastLines` are those of its output.
 */
export type Result = { script: string; passed: boolean; seconds: number; cpuSeconds: number; lastLines: string }

/** The results in the order in which the steps ended, and the scripts that did not run because one that they need failed. */
export type Outcome = { results: readonly Result[]; notRun: readonly string[] }

/**
 * Runs all steps, as many at a time as there are cores for, and one that takes no core beside them. Of the steps that could
 * start, the first of the list does. A failure stops only the steps that need the failed one, so that one run tells all failures.
 */
export async function runSteps(steps: readonly Step[], cores: number, run: (step: Step) => Promise<Result>): Promise<Outcome> {
  const results: Result[] = []
  const running = new Map<Step, Promise<void>>()
  let waiting = steps
  const canStart = ({ cores: wanted, needs = [] }: Step) =>
    (wanted === 0 ? ![...running.keys()].some((step) => step.cores === 0) : wanted <= cores - coresOf(running.keys())) &&
    needs.every((script) => results.some((result) => result.script === script && result.passed))

  for (;;) {
    const next = waiting.find(canStart)
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
      return { results, notRun: waiting.map(({ script }) => script) }
    }
  }
}

function coresOf(steps: Iterable<Step>): number {
  let sum = 0
  for (const { cores } of steps) sum += cores
  return sum
}
