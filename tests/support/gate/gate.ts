import { runScript, summarise } from './run-script'
import { runSteps, type Step } from './run-steps'

/**
 * The steps that a change must pass. Steps of one core run side by side on a machine of two; the longest of them stands first: lint takes
 * as long as the five after it together. The other tests use both cores: a third process with an embedded database makes all of them
 * time out.
 */
const STEPS: readonly Step[] = [
  { script: 'lint', cores: 1 },
  { script: 'build', cores: 1 },
  { script: 'typecheck', cores: 1 },
  { script: 'format:check', cores: 1 },
  { script: 'test:unit', args: ['--maxWorkers=1'], cores: 1 },
  { script: 'knip', cores: 1 },
  { script: 'test:backend', cores: 2 },
  { script: 'test:requests', needs: ['build'], cores: 2 },
  { script: 'test:faults', needs: ['build'], cores: 2 },
  { script: 'test:journeys', needs: ['build'], cores: 2 },
]

const CORES = 2

const started = performance.now()
const results = await runSteps(STEPS, CORES, ({ script, cores, args }) => runScript(script, { hold: cores < CORES, args }))
process.exit(summarise('Gate', results, (performance.now() - started) / 1000))
