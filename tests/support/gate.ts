import { spawn } from 'node:child_process'

/** The scripts of package.json that a change must pass, what fails soonest first. Those of one row run side by side. */
const ROWS = [
  ['format:check'],
  ['lint', 'typecheck'],
  ['knip'],
  ['build'],
  ['test:unit'],
  ['test:requests'],
  ['test:faults'],
  ['test:journeys'],
] as const

type Result = { script: string; passed: boolean; seconds: number }

const results: Result[] = []
for (const row of ROWS) {
  console.info(`\n==> ${row.join(' and ')}`)
  results.push(...(await Promise.all(row.map((script) => run(script, row.length > 1)))))
  if (results.some(({ passed }) => !passed)) break
}
summarise(results)
process.exit(results.every(({ passed }) => passed) ? 0 : 1)

/** Runs one script. What runs beside another is held back until it ends, so that the two do not mix. */
async function run(script: string, hold: boolean): Promise<Result> {
  const started = performance.now()
  const child = spawn('npm', ['run', '--silent', script], {
    stdio: ['ignore', hold ? 'pipe' : 'inherit', hold ? 'pipe' : 'inherit'],
  })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => said.push(part))
  const passed = await new Promise<boolean>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      resolve(code === 0)
    })
  })
  process.stdout.write(Buffer.concat(said))
  const seconds = (performance.now() - started) / 1000
  console.info(`<== ${script} ${passed ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`)
  return { script, passed, seconds }
}

function summarise(done: readonly Result[]): void {
  const passed = done.filter((result) => result.passed)
  const failed = done.filter((result) => !result.passed)
  console.info(
    `\nGate: ${passed.length} steps passed, ${failed.length} failed${failed.map(({ script }) => `: ${script}`).join('')}`,
  )
  console.info(done.map(({ script, seconds }) => `  ${script} ${seconds.toFixed(1)} s`).join('\n'))
}
