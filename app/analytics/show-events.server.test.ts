import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'

it('`npm run analytics:log` prints each event and whether it would be sent, and a malformed line as it is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'show-events-'))
  const event = { time: '2026-11-27T12:00:00.000Z', event: 'search', search_term: 'CR2032', withheld: 'consent' }
  await writeFile(join(folder, 'analytics.jsonl'), `${JSON.stringify(event)}\n{"half": \n`)
  const program = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'show-events.server.ts')], {
    env: { ...process.env, DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: 15_000,
  })
  const lines: string[] = []
  for await (const line of createInterface(program.stdout)) {
    lines.push(line)
    // It waits for further events until it is ended.
    if (lines.length === 3) program.kill()
  }
  await rm(folder, { recursive: true })
  expect(lines).toEqual([
    expect.stringContaining(join(folder, 'analytics.jsonl')),
    '2026-11-27T12:00:00.000Z  search  not sent (consent)  {"search_term":"CR2032"}',
    '{"half": ',
  ])
})
