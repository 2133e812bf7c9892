import { spawn } from 'node:child_process'
import { cpus } from 'node:os'
import type { Outcome, Result } from './run-steps'
import { lastLines } from './last-lines'
import { childSeconds } from './shell-times'

type Options = {
  /**
   * Another script may run at the same time: the output is printed when this one ends, so that the two do not
   * mix. Without it the script has all cores.
   */
  hold: boolean
  /**
   * How many threads a compiler or linter written in Go, and how many workers Vitest may run at a time: more only get in the way
   * of the other step. Vitest's own `--maxWorkers` is not passed on to the projects of vitest.config.ts. 0: one, at the lowest
   * priority.
   */
  cores: number
  /** Passed on to the script. */
  args?: readonly string[]
}

const atStart = coreTimes()

/** Runs npm, then writes the CPU times of the shell and of its children to descriptor 3, for the result. */
const TIMED_RUN = 'npm run --silent "$@"; code=$?; times >&3; exit $code'

/**
 * Runs a script of package.json and prints how long it took, and the CPU time of all its processes. That of a script that
 * has all cores is how long they were busy: Chromium ends its processes without waiting for them, and the times of its
 * parent leave out those of such processes.
 */
export async function runScript(script: string, { hold, cores, args = [] }: Options): Promise<Result> {
  const started = performance.now()
  const busyBefore = coreTimes().busy
  console.info(hold ? `... ${script}` : `\n==> ${script}`)
  const run = ['-c', TIMED_RUN, 'sh', script, '--', ...args]
  const [program, given] = cores === 0 ? ['nice', ['-n', '19', 'sh', ...run]] : ['sh', run]
  const workers = String(Math.max(cores, 1))
  const child = spawn(program, given, {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    env: { ...process.env, GOMAXPROCS: workers, VITEST_MAX_WORKERS: workers },
  })
  let times = ''
  child.stdio[3]?.on('data', (part: Buffer) => (times += part.toString()))
  const parts: Buffer[] = []
  const print = (part: Buffer) => {
    parts.push(part)
    if (!hold) process.stdout.write(part)
  }
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', print)
  const passed = await new Promise<boolean>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      resolve(code === 0)
    })
  })
  const output = Buffer.concat(parts)
  if (hold) {
    console.info(`\n==> ${script}`)
    process.stdout.write(output)
  }
  const seconds = (performance.now() - started) / 1000
  const cpuSeconds = hold ? childSeconds(times) : (coreTimes().busy - busyBefore) / 1000
  console.info(`<== ${script} ${passed ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s, ${cpuSeconds.toFixed(1)} CPU s`)
  return { script, passed, seconds, cpuSeconds, lastLines: lastLines(output.toString()) }
}

/**
 * Prints the last lines of each step that failed, what passed, what failed, what did not run, the seconds and
 * CPU seconds of each step and of all together, and how busy the cores were: time in which a step waits for
 * something shows here. Gives the exit code.
 */
export function summarise(title: string, { results, notRun }: Outcome, seconds: number): 0 | 1 {
  const failures = results.filter(({ passed }) => !passed)
  // The output of a step that failed early is far above, and a log that is cut keeps its end.
  for (const { script, lastLines } of failures) console.info(`\n==> ${script} failed. Its last lines:\n${lastLines}`)
  const failed = failures.map(({ script }) => script)
  const listed = (scripts: readonly string[]) =>
    [scripts.length, ...(scripts.length > 0 ? [`(${scripts.join(', ')})`] : [])].join(' ')
  console.info(`\n${title}: ${results.length - failed.length} steps passed, ${listed(failed)} failed, ${listed(notRun)} not run`)
  console.info(
    results
      .map((result) => `  ${result.script} ${result.seconds.toFixed(1)} s, ${result.cpuSeconds.toFixed(1)} CPU s`)
      .join('\n'),
  )
  const { busy, all } = coreTimes()
  const share = (busy - atStart.busy) / (all - atStart.all)
  console.info(`  in all ${seconds.toFixed(1)} s, cores ${(share * 100).toFixed(0)} % busy`)
  return failed.length + notRun.length > 0 ? 1 : 0
}

/** Milliseconds of all cores since the machine started. */
function coreTimes(): { busy: number; all: number } {
  let [busy, idle] = [0, 0]
  for (const { times } of cpus()) {
    busy += times.user + times.nice + times.sys + times.irq
    idle += times.idle
  }
  return { busy, all: busy + idle }
}
