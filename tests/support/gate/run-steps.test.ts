import { expect, it } from 'vitest'
import { type Result, runSteps, type Step } from './run-steps'

/** Runs steps that end when the test says so. */
function start(steps: readonly Step[]) {
  const running = new Map<string, (passed: boolean) => void>()
  const run = ({ script }: Step) =>
    new Promise<Result>((resolve) => {
      running.set(script, (passed) => {
        running.delete(script)
        resolve({ script, passed, seconds: 0, cpuSeconds: 0, lastLines: '' })
      })
    })
  const outcome = runSteps(steps, 2, run)
  return {
    outcome,
    running: () => [...running.keys()],
    async end(script: string, passed = true) {
      running.get(script)?.(passed)
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

it('starts as many steps as there are cores for, the first of the list first', async () => {
  const gate = start([
    { script: 'lint', cores: 1 },
    { script: 'typecheck', cores: 1 },
    { script: 'unit', cores: 2 },
    { script: 'knip', cores: 1 },
  ])
  expect(gate.running()).toEqual(['lint', 'typecheck'])
  await gate.end('typecheck')
  expect(gate.running()).toEqual(['lint', 'knip'])
  await gate.end('lint')
  await gate.end('knip')
  expect(gate.running()).toEqual(['unit'])
  await gate.end('unit')
  expect((await gate.outcome).results.map(({ script }) => script)).toEqual(['typecheck', 'lint', 'knip', 'unit'])
})

it('runs a step that takes no core beside the others, one at a time', async () => {
  const gate = start([
    { script: 'lint', cores: 0 },
    { script: 'knip', cores: 0 },
    { script: 'unit', cores: 1 },
    { script: 'journeys', cores: 2 },
  ])
  expect(gate.running()).toEqual(['lint', 'unit'])
  await gate.end('unit')
  expect(gate.running()).toEqual(['lint', 'journeys'])
  await gate.end('lint')
  expect(gate.running()).toEqual(['journeys', 'knip'])
  await gate.end('journeys')
  await gate.end('knip')
  expect((await gate.outcome).results.map(({ script }) => script)).toEqual(['unit', 'lint', 'journeys', 'knip'])
})

it('starts a step when those that it needs have passed', async () => {
  const gate = start([
    { script: 'journeys', needs: ['build'], cores: 1 },
    { script: 'build', cores: 1 },
  ])
  expect(gate.running()).toEqual(['build'])
  await gate.end('build')
  expect(gate.running()).toEqual(['journeys'])
  await gate.end('journeys')
  expect((await gate.outcome).results).toHaveLength(2)
})

it('a failure stops the steps that need the failed one and no others, so that one run tells all failures', async () => {
  const gate = start([
    { script: 'lint', cores: 1 },
    { script: 'build', cores: 1 },
    { script: 'journeys', needs: ['build'], cores: 1 },
    { script: 'unit', cores: 1 },
  ])
  await gate.end('build', false)
  expect(gate.running()).toEqual(['lint', 'unit'])
  await gate.end('lint', false)
  await gate.end('unit')
  const { results, notRun } = await gate.outcome
  expect(results.map(({ script, passed }) => [script, passed])).toEqual([
    ['build', false],
    ['lint', false],
    ['unit', true],
  ])
  expect(notRun).toEqual(['journeys'])
})
