import { eq } from 'drizzle-orm'
import { createBackend } from '../app'
import type { Database, Listen, OpenDatabase } from '../database/database'
import { readsFrom } from '../database/reads'
import { customers } from '../database/schema/accounts'
import { DEMO_ACCOUNT } from '../seed/data/demo-account'
import { seedDatabase } from '../seed/write/seed-database'
import { memoryMail } from './memory-mail'
import { OWN_PROVIDERS } from './own-providers'
import type { OutgoingMail } from '../interfaces/mail-transport'
import type { PaymentProviders } from '../interfaces/provider'
import type { Services } from '../services'
import { connectCarriers } from '../shipping/carriers'
import { fixtureIdOf, fixtureSeed } from './fixture/seed'
import { openPrepared, prepareSmallFolder } from './prepared-database'
import { simulatedCarriers } from './simulated-carriers'

/** A Wednesday, 10:00 in all four countries. */
export const NOON_DAY = new Date('2026-11-18T09:00:00Z')

export type TestShop = {
  db: Database
  listen: Listen
  clock: { now: Date }
  logged: unknown[]
  /** The mails that were sent, oldest first. */
  mails: OutgoingMail[]
  services: Services
  fetch: (path: string, init?: RequestInit) => Promise<Response>
  idOf: (sku: string) => number
  /** Is called with each statement before it runs. */
  onStatement: (text: string) => void
  close: () => Promise<void>
}

/**
 * The backend over the fixture in a database of its own: on the server of TEST_DATABASE_URL, or else an embedded one.
 * `fetch` adds `locale` and `sid` of the Swedish store where the path does not name them.
 */
export async function openTestShop(payments: PaymentProviders = OWN_PROVIDERS): Promise<TestShop> {
  const database = await openPrepared('fixture', seedFixture, { logQuery: (text) => shop.onStatement(text) })
  const clock = { now: NOON_DAY }
  const simulator = simulatedCarriers(() => NOON_DAY)
  const logged: unknown[] = []
  const mail = memoryMail()
  const services: Services = {
    db: database.db,
    reads: readsFrom(database.db),
    now: () => clock.now,
    log: (entry) => logged.push(entry),
    signingKey: new Uint8Array(32).fill(7),
    adminToken: 'the-operator',
    payments,
    carriers: connectCarriers({}, simulator.origin, true),
    mail: mail.service,
  }
  const shop: TestShop = {
    db: database.db,
    listen: database.listen,
    clock,
    logged,
    mails: mail.sent,
    services,
    fetch: fetchFrom(services),
    idOf: fixtureIdOf,
    onStatement: () => undefined,
    close: () => {
      simulator.stop()
      return database.close()
    },
  }
  return shop
}

/** Calls a backend with these services, as `fetch` of the shop does. */
export function fetchFrom(services: Services): TestShop['fetch'] {
  const app = createBackend(services)
  return async (path, init) => app.request(path.includes('sid=') ? path : withStore(path), init)
}

type Headers = Record<string, string>

export const post = (body: unknown, headers: Headers = {}): RequestInit => sent('POST', body, headers)
export const put = (body: unknown, headers: Headers = {}): RequestInit => sent('PUT', body, headers)

const sent = (method: string, body: unknown, headers: Headers): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

const withStore = (path: string) => `${path}${path.includes('?') ? '&' : '?'}locale=sv&sid=7`

/** The files of an embedded database with the fixture, to be copied. */
export const prepareFixture = (): Promise<string> => prepareSmallFolder('fixture', seedFixture)

/** Writes the fixture into an empty database. */
export async function seedFixture(database: OpenDatabase): Promise<void> {
  await seedDatabase(database, fixtureSeed, NOON_DAY, () => undefined)
  await database.db.update(customers).set({ password_hash: QUICK_HASH }).where(eq(customers.email, DEMO_ACCOUNT.email))
}

/**
 * The password of the demo account, hashed with the least memory and one pass: hundreds of tests log it in, and a hash of the
 * shop's own cost takes 14 CPU ms each time. That cost is held by passwords.test.ts, and a login with it by open-backend.test.ts.
 */
const QUICK_HASH = '$argon2id$v=19$m=8,t=1,p=1$PfMTU4+TgLBhhr+Ppie74w$/tQAj/nHEvEl/mfm9jX5SQMLNKGmtvIrsNnAR9M8PAk'
