import { randomBytes } from 'node:crypto'
import type { Hono } from 'hono'
import { createBackend } from './app'
import { listenAfterReplica } from './changes/listen-after-replica'
import { announceChanges, type TellChanges } from './changes/change-announcer'
import { storefrontReceivers } from './changes/storefront-receivers'
import type { Database, Listen } from './database/database'
import { repeatTransactions } from './database/repeat-transactions'
import type { Environment } from './environment'
import { connectServices } from './connect-services'
import { settleSetting } from './database/settings'
import { type DatabaseLocation, openDatabase } from './open-database'
import { openReplica, replicaUrl } from './open-replica'
import { precomputeWhenMissing } from './catalogue/precompute'
import { jobRunner } from './jobs/run-job'
import { startShopRounds } from './jobs/shop-rounds'
import { startWorker } from './jobs/worker'
import { startReconciler } from './settlement/reconcile'
import { addVehicles } from './seed/write/add-vehicles'
import { renewedText, renewSeed } from './seed/renew/renew-seed'
import { seedDatabase } from './seed/write/seed-database'
import type { Seed } from './seed/seed'
import type { Services } from './services'
import { beginFormerSubscriptions } from './subscriptions/begin-former-subscriptions'

export type BackendOptions = DatabaseLocation & {
  /** The path of backend/database/migrations. */
  migrationsDir: string
  /** See Services.adminToken. */
  adminToken: string | null
  /** The port of the simulated payment providers on 127.0.0.1; 0: any free one. */
  simulatorPort: number
  /** Whether another process serves the simulated providers. */
  simulatorIsElsewhere?: boolean
  /** The keys of payment providers and carriers. */
  env: Environment
}

type Surroundings = Pick<Services, 'now' | 'log'> & {
  seed: () => Seed | Promise<Seed>
  onProgress: (message: string) => void
}

/** `tellChanges` notifies the shop in this process; other shops are in the environment (STOREFRONT_URLS). */
type BackendSurroundings = Surroundings & { tellChanges?: TellChanges }

/**
 * Opens the services, settles payments, announces changes and runs jobs (unless JOBS is `off`), and returns the backend's app.
 */
export async function openBackend(
  options: BackendOptions,
  { tellChanges, ...surroundings }: BackendSurroundings,
): Promise<{ app: Hono; db: Database; close: () => Promise<void> }> {
  const runsJobs = readJobsSetting(options.env)
  const receivers = new Map(storefrontReceivers(options.env, surroundings))
  if (tellChanges !== undefined) receivers.set('this process', tellChanges)
  const { services, listen, close } = await openServices(options, surroundings)
  const announcer = await announceChanges({ listen }, receivers, services).catch(async (error: unknown) => {
    await close()
    throw error
  })
  const reconciler = startReconciler(services)
  const workers = runsJobs ? [startWorker(services, jobRunner(services)), startShopRounds(services)] : []
  return {
    app: createBackend(services),
    db: services.db,
    close: () => Promise.all([announcer, reconciler, ...workers].map((part) => part.stop())).then(close),
  }
}

/** Opens the database and its replica, runs migrations, seeds an empty database, and connects payment providers and carriers. */
export async function openServices(
  options: BackendOptions,
  { now, log, seed, onProgress }: Surroundings,
): Promise<{ services: Services; listen: Listen; close: () => Promise<void> }> {
  const replicaAt = replicaUrl(options.env, options.databaseUrl)
  const database = await openDatabase(options, (error) => {
    log({ level: 'error', event: 'database-connection-lost', error: error.message })
  })
  const { listen, close } = database
  const db = repeatTransactions(database.db, log)
  try {
    const replica = openReplica(replicaAt, { db, log })
    await database.migrate(options.migrationsDir)
    const isNew = await seedDatabase(database, seed, now(), onProgress)
    if (!isNew) await precomputeWhenMissing(db)
    if (!isNew) await addVehicles(db, async () => (await seed()).catalogue)
    if (!isNew) await bringUpToDate({ db, now, log }, seed, onProgress)
    if (!isNew) await beginFormerSubscriptions({ db, now, log })
    const key = await settleSetting(db, 'signing_key', randomBytes(32).toString('base64'))
    const signingKey = new Uint8Array(Buffer.from(key, 'base64'))
    const { adminToken } = options
    const isElsewhere = options.simulatorIsElsewhere ?? false
    const simulator = { dataDir: options.dataDir, port: options.simulatorPort, isElsewhere }
    const { stop, ...connected } = await connectServices(options.env, simulator, { db, now, log })
    const services = { db, reads: replica.reads, now, log, signingKey, adminToken, ...connected }
    const afterReplica = replica.lag === null ? listen : listenAfterReplica(listen, replica.lag)
    return { services, listen: afterReplica, close: () => Promise.all([stop(), replica.close()]).then(close) }
  } catch (error) {
    await close()
    throw error
  }
}

/** A shop seeded by an older release gets the texts of this release. */
async function bringUpToDate(
  { db, now, log }: Pick<Services, 'db' | 'now' | 'log'>,
  seed: Surroundings['seed'],
  onProgress: (message: string) => void,
) {
  const renewed = await renewSeed(db, seed, now())
  if (renewed === null) return
  onProgress(renewedText(renewed))
  log({ level: 'info', event: 'seed-renewed', ...renewed })
}

/** Whether this process runs jobs: JOBS is `on`, the default, or `off` where `npm run worker` does. */
function readJobsSetting({ JOBS }: Environment): boolean {
  if (JOBS === undefined || JOBS === '' || JOBS === 'on') return true
  if (JOBS === 'off') return false
  throw new Error('JOBS: must be on or off')
}
