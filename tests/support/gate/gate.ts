import { runScript, summarise } from './run-script'
import { runSteps, type Step } from './run-steps'

/**
 * The steps that a change must pass. Two steps of one core run side by side on a machine of two, so no core waits for the end of
 * a step, and each kind of test loads the app and restores its database in one process. The long steps come first and the short
 * ones last, so that both cores are done at the same time. The journeys use both: a browser on each, and the shop. Tests wait for
 * timers, sockets and processes in a tenth of their time: the steps without a bound on time run in it.
 */
const STEPS: readonly Step[] = [
  { script: 'build', cores: 1 },
  { script: 'typecheck', args: ['--singleThreaded'], cores: 0 },
  { script: 'lint', args: ['--threads=1'], cores: 0 },
  { script: 'knip', cores: 0 },
  { script: 'format:check', args: ['--threads=1'], cores: 0 },
  { script: 'test:requests', needs: ['build'], cores: 1 },
  { script: 'test:backend', cores: 1 },
  { script: 'test:faults', needs: ['build'], cores: 1 },
  { script: 'test:unit', cores: 1 },
  { script: 'test:journeys', needs: ['build'], cores: 2 },
]

const CORES = 2

const started = performance.now()
const outcome = await runSteps(STEPS, CORES, ({ script, cores, args }) => runScript(script, { hold: cores < CORES, cores, args }))
process.exit(summarise('Gate', outcome, (performance.now() - started) / 1000))
