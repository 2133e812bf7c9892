import { expect, it } from 'vitest'
import { lastLines } from './last-lines'

it('keeps the last 80 lines', () => {
  const lines = Array.from({ length: 100 }, (_, index) => `line ${index}`)
  expect(lastLines(`${lines.join('\n')}\n`)).toBe(lines.slice(20).join('\n'))
})

it('leaves out the log of the shop, which would push the failures out', () => {
  const log = Array.from(
    { length: 100 },
    () => '{"time":"2026-11-23T18:07:13.489Z","level":"warn","event":"sessions-unavailable"}',
  )
  expect(
    lastLines(['FAIL  tests/faults/race.test.ts', ...log, '[WebServer] {"time":"2026"}', 'Tests  1 failed'].join('\n')),
  ).toBe('FAIL  tests/faults/race.test.ts\nTests  1 failed')
})
