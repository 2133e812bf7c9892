import { spawn } from 'node:child_process'
import { cpus } from 'node:os'
import type { Result } from './run-steps'

type Options = {
  /** Prints the output when the script ends, so that it does not mix with the output of a script that runs at the same time. */
  hold: boolean
  /** How many threads a compiler or linter written in Go may run at a time: more only get in the way of the other step. */
  cores: number
  /** Passed on to the script. */
  args?: readonly string[]
}

const atStart = coreTimes()

/** Runs a script of package.json and prints how long it took. */
export async function runScript(script: string, { hold, cores, args = [] }: Options): Promise<Result> {
  const started = performance.now()
  console.info(hold ? `... ${script}` : `\n==> ${script}`)
  const output = hold ? 'pipe' : 'inherit'
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
    stdio: ['ignore', output, output],
    env: { ...process.env, GOMAXPROCS: String(cores) },
  })
  const held: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => held.push(part))
  const passed = await new Promise<boolean>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      resolve(code === 0)
    })
  })
  if (hold) console.info(`\n==> ${script}`)
  process.stdout.write(Buffer.concat(held))
  const seconds = (performance.now() - started) / 1000
  console.info(`<== ${script} ${passed ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`)
  return { script, passed, seconds }
}

/**
 * Prints what passed, what failed, the seconds of each step and of all together, and how busy the cores were: time in which a step waits
 * for something shows here. Gives the exit code.
 */
export function summarise(title: string, results: readonly Result[], seconds: number): 0 | 1 {
  const failed = results.filter(({ passed }) => !passed).map(({ script }) => script)
  const names = failed.length > 0 ? `: ${failed.join(', ')}` : ''
  console.info(`\n${title}: ${results.length - failed.length} steps passed, ${failed.length} failed${names}`)
  console.info(results.map((result) => `  ${result.script} ${result.seconds.toFixed(1)} s`).join('\n'))
  const { busy, all } = coreTimes()
  const share = (busy - atStart.busy) / (all - atStart.all)
  console.info(`  in all ${seconds.toFixed(1)} s, cores ${(share * 100).toFixed(0)} % busy`)
  return failed.length > 0 ? 1 : 0
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
