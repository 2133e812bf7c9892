import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { serveStatic } from '@hono/node-server/serve-static'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { ServerBuild } from '@remix-run/node'
import { Hono } from 'hono'
import cluster from 'node:cluster'
import { existsSync } from 'node:fs'
import type { IncomingMessage, RequestListener } from 'node:http'
import type { Visit } from './app/entry/answer-shared.server'
import { answerForMetrics } from './app/server/metrics/worker-metrics.server'
import { keptSessionSecret } from './app/server/security/session-secret.server'
import { answerFailure } from './app/server/process/answer-failure'
import { keepInBrowser } from './app/server/process/keep-in-browser'
import { limitBody } from './app/server/process/limit-body'
import { listen } from './app/server/process/listen.server'
import { logLine } from './app/server/process/log-line.server'
import { ownWidgets, reviewWidgets } from './app/server/process/review-widgets'
import { analyticsSettings } from './app/server/process/analytics-settings'
import { readSettings, type Settings } from './app/server/process/settings.server'
import { shedLoad } from './app/server/process/shed-load'
import { writeAnswer, writeKept } from './app/server/process/write-answer.server'
import { onAnnounced, startWorkers, type WorkerPool } from './app/server/process/workers.server'
import { serveMetrics } from './backend/metrics/serve-metrics'
import { lockFolder } from './backend/database/folder-lock'
import { startEmbeddedBackend } from './backend/start-embedded'

/** Ten times the largest form of the shop. */
const MAX_BODY_BYTES = 64 * 1024

/** The process: backend, static files, Vite in development, port and shutdown. The app answers everything else. */
const started = performance.now()
// An error at start is printed as its message alone, without a stack.
process.once('uncaughtException', refuseToStart)
if (existsSync('.env')) process.loadEnvFile()
const settings = readSettings(process.env)
// React reads this when the build is loaded, and is far slower in development.
process.env.NODE_ENV = settings.NODE_ENV
// Without Redis, the locks for changes of a cart work within one process only.
const unlockSessions = settings.REDIS_URL === undefined ? lockFolder(`${settings.DATA_DIR}/sessions`, 'sessions.lock') : () => {}
let services: ReturnType<EntryModule['createServices']> | undefined
let workers: WorkerPool | undefined
const counted = settings.METRICS_PORT === undefined ? undefined : await countRequests()
const backend =
  settings.BACKEND_URL === undefined
    ? await embeddedBackend(settings)
    : { url: settings.BACKEND_URL, readMetrics: undefined, stop: async () => {} }
const sessionSecret = settings.SESSION_SECRET ?? (await keptSessionSecret(settings.DATA_DIR))
const closeMetrics = await openMetrics()
// With several workers this process has the embedded backend and no storefront.
const close = settings.WEB_CONCURRENCY > 1 && cluster.isPrimary ? await openWorkers() : await openStorefront()
process.off('uncaughtException', refuseToStart)
if (cluster.isPrimary) {
  console.log(`Kraftcell is open at ${settings.PUBLIC_ORIGIN} (${Math.round(performance.now() - started)} ms)`)
}
let stopping: Promise<void> | undefined
// A worker gets the signal from its primary too, when the whole group of processes got it: only the first counts.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void (stopping ??= stop()))

/** Without metrics their library is not loaded, which takes memory. */
async function countRequests() {
  const { createPrometheusMetrics } = await import('./app/server/metrics/prometheus-metrics.server')
  return createPrometheusMetrics()
}

/** One port has the metrics of all processes; workers give theirs to the process that has it. */
async function openMetrics(): Promise<() => Promise<void>> {
  const { METRICS_HOST: host, METRICS_PORT: port } = settings
  if (counted !== undefined && cluster.isWorker) answerForMetrics(counted.registry)
  if (counted === undefined || port === undefined || cluster.isWorker) return () => Promise.resolve()
  const served = await serveMetrics(host, port, () => counted.readAll(workers?.running(), backend.readMetrics))
  console.log(`Metrics at ${served.url}/metrics`)
  return served.stop
}

async function openStorefront(): Promise<() => Promise<unknown>> {
  const listener = settings.NODE_ENV === 'development' ? await developmentListener() : await productionListener()
  onAnnounced(announce)
  return listen(listener, settings.PORT, settings.HOST)
}

async function openWorkers(): Promise<() => Promise<unknown>> {
  const env = { ...ownWidgets(settings), BACKEND_URL: backend.url, SESSION_SECRET: sessionSecret }
  const pool = await startWorkers({ count: settings.WEB_CONCURRENCY, env, log: logLine })
  workers = pool
  return pool.close
}

/** Drops what has changed from the caches of this process, or of its workers. */
function announce(tags: readonly string[]): void {
  workers?.announce(tags)
  void services?.changes
    .announce(tags)
    .catch((error: unknown) => logLine('error', 'changes-not-dropped', { error: String(error) }))
}

function refuseToStart(error: Error): void {
  console.error(`The shop cannot open: ${error.message}`)
  process.exit(1)
}

/** Ends open connections when idle, lets running requests finish, then closes sessions and the backend's database. */
async function stop(): Promise<void> {
  await Promise.all([close(), closeMetrics()])
  await services?.close()
  unlockSessions()
  await backend.stop()
  process.exit(0)
}

function embeddedBackend(settings: Settings) {
  const { DATA_DIR, DATABASE_URL, BACKEND_PORT, BACKEND_ADMIN_TOKEN, SIMULATOR_PORT, PUBLIC_ORIGIN } = settings
  return startEmbeddedBackend({
    dataDir: `${DATA_DIR}/backend`,
    databaseUrl: DATABASE_URL ?? null,
    port: BACKEND_PORT,
    simulatorPort: SIMULATOR_PORT,
    env: { ...process.env, PUBLIC_ORIGIN, MAIL_DIR: process.env.MAIL_DIR || `${DATA_DIR}/mails` },
    adminToken: BACKEND_ADMIN_TOKEN ?? null,
    workerUrl: new URL('./backend-worker.js', import.meta.url),
    onProgress: (message) => console.log(message),
    onChange: announce,
    // The shop continues with error pages, and /readyz reports it to monitoring.
    onCrash: (error) => logLine('error', 'backend-crashed', { error: error.stack ?? error.message }),
  })
}

async function productionListener(): Promise<RequestListener> {
  const build = shopBuild(await import(new URL('./server/index.js', import.meta.url).href))
  const opened = build.entry.module.createServices(serviceOptions(build))
  services = opened
  const app = new Hono<{ Bindings: HttpBindings }>().onError(answerFailure(logLine))
  app.use(limitBody(MAX_BODY_BYTES))
  const files = serveStatic<{ Bindings: HttpBindings }>({ root: 'build/client', precompressed: true })
  app.use('/assets/*', keepInBrowser('public, max-age=31536000, immutable'), files)
  // No page has an address like /favicon.svg, so no page waits for a disk access.
  app.use('/:file{[^/]+\\.[^/]+}', keepInBrowser('public, max-age=3600'), files)
  const workOf = ({ env }: { env: HttpBindings }) => build.entry.module.workOf(visitOf(env.incoming), opened)
  app.use(shedLoad<{ Bindings: HttpBindings }>(workOf, undefined, counted?.metrics.shed))
  app.all('*', async (context) => {
    const { answerShopRequest, bodyOf } = build.entry.module
    const answer = await answerShopRequest(context.req.raw, opened, getConnInfo(context).remote.address)
    const body = bodyOf(answer)
    if (body === undefined) return answer
    writeAnswer(context.env.outgoing, answer, body)
    return RESPONSE_ALREADY_SENT
  })
  const listen = getRequestListener((request, env) => app.fetch(request, env), { overrideGlobalObjects: false })
  return (request, response) => {
    const kept = build.entry.module.keptAnswer(visitOf(request), opened)
    if (kept === null) void listen(request, response)
    else writeKept(response, kept)
  }
}

/** The parts of a request that a page from memory depends on. They are read ahead of Hono, which would double the cost. */
function visitOf({ method = '', url = '', headers }: IncomingMessage): Visit {
  return { method, url, header: (name) => headers[name]?.toString() ?? null }
}

async function developmentListener(): Promise<RequestListener> {
  const { createServer: createVite } = await import('vite')
  const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' })
  const shop = getRequestListener(
    async (request, { incoming }) => {
      const build = shopBuild(await vite.ssrLoadModule('virtual:remix/server-build'))
      services = { ...(services ?? build.entry.module.createServices(serviceOptions(build))), build }
      return build.entry.module.handleShopRequest(request, services, incoming.socket.remoteAddress)
    },
    { overrideGlobalObjects: false },
  )
  return (request, response) => vite.middlewares(request, response, () => void shop(request, response))
}

type EntryModule = typeof import('./app/entry.server')
type ShopBuild = ServerBuild & { entry: { module: EntryModule } }

/** The app as Remix built it; its entry module exports `handleShopRequest`. */
function shopBuild(module: unknown): ShopBuild {
  if (!isShopBuild(module)) throw new Error('build/server/index.js is not a build of this shop: run npm run build')
  return module
}

function isShopBuild(module: unknown): module is ShopBuild {
  if (typeof module !== 'object' || module === null || !('entry' in module)) return false
  const { entry } = module
  if (typeof entry !== 'object' || entry === null || !('module' in entry)) return false
  return typeof entry.module === 'object' && entry.module !== null && 'handleShopRequest' in entry.module
}

function serviceOptions(build: ShopBuild) {
  const { NODE_ENV: mode, PUBLIC_ORIGIN: publicOrigin, DATA_DIR: dataDir, REDIS_URL: redisUrl } = settings
  const { TRUSTED_PROXIES: trustedProxies, CHANGES_SECRET: changesSecret, CDN_TAG_HEADER: cdnTagHeader } = settings
  const given = { build, mode, publicOrigin, dataDir, sessionSecret, redisUrl, changesSecret, cdnTagHeader, trustedProxies }
  const pictureOrigins = settings.PICTURE_ORIGINS
  const foreign = { reviewWidgets: reviewWidgets(settings), analytics: analyticsSettings(settings), pictureOrigins }
  return { ...given, ...foreign, backendUrl: backend.url, ...(counted && { metrics: counted.metrics }) }
}
