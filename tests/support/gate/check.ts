import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { changedPaths } from './changed-paths'
import { relatedBackend } from './related-backend'
import { relatedRequests, type TestFile } from './related-requests'
import { runScript, summarise } from './run-script'
import { runSteps, type Step } from './run-steps'

// The quick check of a change, `npm run check`: what most likely finds a fault in it. `npm run check -- BASE` compares with
// another commit than the one at which the branch left main. The gate, `npm test`, holds the rest.

const started = performance.now()
const [base = git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD'] = process.argv.slice(2)
const changed = [...git('diff', '--name-only', '--diff-filter=d', base), ...git('ls-files', '--others', '--exclude-standard')]

const requestTests = testsIn('tests/requests')
const requests = relatedRequests(changed, requestTests)
const backendTests = testsIn('backend')
const backend = relatedBackend(changed, backendTests)
console.info(
  `Related: ${requests.length} of ${requestTests.length} request tests and ${backend.length} of ${backendTests.length} backend tests.`,
)

const steps: Step[] = [
  { script: 'build:changed', cores: 1 },
  { script: 'lint', args: ['--threads=1', ...changedPaths(changed)], cores: 1 },
  ...testStep('test:requests', requests, ['build:changed']),
  ...testStep('test:backend', backend),
  { script: 'typecheck', args: ['--singleThreaded'], cores: 1 },
  { script: 'test:unit', args: ['--changed', base], cores: 1 },
  { script: 'format:check', args: ['--threads=1', ...changedPaths(changed)], cores: 1 },
  { script: 'test:journeys', args: ['--grep', '@smoke'], needs: ['build:changed'], cores: 2 },
]

const CORES = 2
const outcome = await runSteps(steps, CORES, ({ script, cores, args }) => runScript(script, { hold: cores < CORES, cores, args }))
process.exit(summarise('Check', outcome, (performance.now() - started) / 1000))

/** The step that runs these test files; none when there are none. */
function testStep(script: string, files: readonly string[], needs: readonly string[] = []): Step[] {
  return files.length > 0 ? [{ script, args: files, needs, cores: 1 }] : []
}

function testsIn(folder: string): TestFile[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.test.ts'))
  return paths.map((path) => ({ path: `${folder}/${path}`, text: readFileSync(`${folder}/${path}`, 'utf8') }))
}

function git(...args: string[]): string[] {
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
}
