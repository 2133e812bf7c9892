import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Tokens } from '../../app/commerce/contract/account'
import { openBackend } from '../open-backend'
import { fixtureSeed } from './fixture/seed'
import { NOON_DAY } from './test-shop'

let dataDir: string
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'shop-'))
})
afterAll(() => rmSync(dataDir, { recursive: true }))

function open() {
  const messages: string[] = []
  const migrationsDir = join(import.meta.dirname, '../database/migrations')
  const surroundings = {
    now: () => NOON_DAY,
    log: () => undefined,
    seed: fixtureSeed,
    onProgress: (message: string) => messages.push(message),
  }
  const opened = openBackend(
    { dataDir, databaseUrl: null, migrationsDir, adminToken: null, simulatorPort: 0, env: {} },
    surroundings,
  )
  return { opened, messages }
}

test('a data folder is seeded once, locked for one process, and persistent', async () => {
  const first = open()
  const { app, close } = await first.opened
  expect(first.messages).toContain('11 products')
  const login = { email: 'demo@kraftcell.example', password: 'demo-kraftcell' }
  const answer = await app.request('/api/auth/login?locale=sv&sid=7', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login),
  })
  const { access_token: token } = Tokens.parse(await answer.json())

  await expect(open().opened).rejects.toThrow('is in use by process')
  await close()

  const second = open()
  const again = await second.opened
  expect(second.messages).toEqual([])
  const profile = await again.app.request('/api/auth/profile?locale=sv&sid=7', { headers: { authorization: `Bearer ${token}` } })
  expect(profile.status).toBe(200)
  await again.close()
})
