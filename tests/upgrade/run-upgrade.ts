import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { startProcess } from '../support/journey/start-process'
import { freePort } from '../support/redis/start-redis'
import { LivingShop } from '../support/upgrade/living-shop'
import { lostParts } from '../support/upgrade/lost-parts'

const root = join(import.meta.dirname, '../..')

/**
 * `npm run upgrade -- FOLDER` (`npm run build` first, in both): starts the backend of an earlier release, whose built checkout is
 * FOLDER, on an empty data folder; orders in many states through its API; stops it; starts the backend of this release on that
 * data folder, and checks that every order is answered with all that it had, that no job is lost or dead, and that the orders go
 * on. Ends with 1 when anything is wrong.
 */
async function run(former: string | undefined): Promise<void> {
  if (former === undefined) throw new Error('Name the folder with the built checkout of an earlier release')
  const dataDir = await mkdtemp(join(tmpdir(), 'upgrade-'))
  const wrong: string[] = []
  const started = await start(resolve(former), dataDir)
  const before = new LivingShop(started.url)
  const { numbers, withdrawn } = await before.liveThrough()
  const shown = await before.showAll(numbers)
  print(`The earlier release wrote ${numbers.length} orders: ${shown.map(({ status }) => status).join(', ')}`)
  // A moment before the stop, so that its jobs wait for the next release.
  const sentAtTheEnd = await before.sendOne()
  await started.stop()

  const upgraded = await start(root, dataDir)
  const after = new LivingShop(upgraded.url)
  const again = await after.showAll(numbers)
  for (const [at, { number, answer }] of shown.entries()) {
    for (const path of lostParts(answer, again[at]?.answer)) wrong.push(`${number}: ${path}`)
  }
  const total = await after.countOrders()
  if (total !== numbers.length + 1) wrong.push(`${total} orders, not ${numbers.length + 1}`)
  const confirmed = again.filter(({ status, number }) => status === 'confirmed' && number !== withdrawn)
  wrong.push(...(await after.goOn({ confirmed, sent: sentAtTheEnd })))
  const mails = (await readdir(join(dataDir, 'mails'))).length
  await upgraded.stop()
  print(`This release answered all of them, ran their jobs, and has ${mails} mail files`)
  for (const line of wrong) print(`WRONG: ${line}`)
  if (wrong.length > 0) process.exitCode = 1
  await rm(dataDir, { recursive: true })
}

async function start(folder: string, dataDir: string) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const file = relative(join(root, 'build'), join(folder, 'build/backend.js'))
  const env = {
    PORT: String(port),
    DATA_DIR: dataDir,
    BACKEND_ADMIN_TOKEN: LivingShop.TOKEN,
    MIGRATIONS_DIR: join(folder, 'backend/database/migrations'),
  }
  return { url, ...(await startProcess(file, env, `${url}/api/next-delivery?locale=sv&sid=7`)) }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

await run(process.argv[2])
