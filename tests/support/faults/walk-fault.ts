import { inArray } from 'drizzle-orm'
import { products } from '../../../backend/database/schema/products'
import { type Language, LANGUAGES } from '../../../app/store/languages'
import { type Backend, openShop, type TestShop } from '../shop/open-shop'
import { ownAddress } from '../shop/own-address'
import { slowestRequest } from '../shop/request-times'
import { Shopping } from '../shop/shopping'
import type { Called } from './called'
import { type FaultProxy, openFaultProxy } from './fault-proxy'
import type { FaultName } from './injected-faults'
import type { AnyJourney, Step, Walker } from './journey'
import { wrongIn } from './wrong-answer'

/** How the shop and its visitor are when the fault begins; `eight` are visitors at the same time. */
export const STATES = ['cold', 'warm', 'code', 'eight'] as const
export type State = (typeof STATES)[number]

/** Milliseconds until the shop must ask again for what has failed, and how often this is checked. */
const RECOVERY_MS = 12_000
const CHECK_EVERY_MS = 1000

/** The goods of the journeys, and their stock at the beginning of each walk. */
const SOLD = ['CR2032', 'LR6-24']
const STOCK = 5000

/** Reads taken of those that make a call which most pages make. */
const MAX_READS = 6

/** The calls that renew a login. */
const RENEWALS: readonly string[] = ['refresh', 'orderRefresh', 'every call'] satisfies (Called | 'every call')[]

/** A call that goes wrong, or all of them, in a journey; `turn` chooses the language, and `calls` names those of each step. */
export type Walk = {
  journey: AnyJourney
  call: Called | 'every call'
  fault: FaultName
  state: State
  turn: number
  calls?: readonly ReadonlySet<Called>[]
}
export type Walked = { answers: number; problems: string[] }

/**
 * Takes the steps of a journey while a call goes wrong, and then looks whether all is well
 * again. Every wrong answer is a problem.
 */
export async function walkFault(backend: Backend, { journey, call, fault, state, turn, calls }: Walk): Promise<Walked> {
  const language = LANGUAGES[turn % LANGUAGES.length] ?? 'sv'
  const { shop, proxy } = await openShopBehindProxy(backend)
  const walker = () => walkerIn(shop, language, RENEWALS.includes(call))
  try {
    const begun = await journey.begin(walker())
    const walkers = Array.from({ length: state === 'eight' ? 8 : 1 }, walker)
    const taken = new Map<Walker, readonly Step[]>()
    for (const one of walkers) {
      await begun.enter(one)
      if (state === 'code') await one.shopping.addCode('KRAFT10')
      const steps = begun.steps(one)
      const makesIt = steps.filter((_, at) => call === 'every call' || (calls?.[at]?.has(call) ?? true))
      const reads = makesIt.filter(({ isRead }) => isRead).slice(0, call === 'every call' ? Infinity : MAX_READS)
      taken.set(
        one,
        steps.filter((step) => (step.isRead ? reads.includes(step) : journey.isSequence || makesIt.includes(step))),
      )
    }
    const readsOf = (one: Walker) => (taken.get(one) ?? []).filter(({ isRead }) => isRead)
    if (state === 'warm') for (const one of walkers) for (const step of readsOf(one)) await step.send()
    else shop.forgetAnswers()
    const walked: Walked = { answers: 0, problems: [] }
    proxy.fault = { name: fault, isHit: (called) => call === 'every call' || called === call }
    await Promise.all(walkers.map((one) => takeSteps(one, taken.get(one) ?? [], walked)))
    proxy.fault = null
    for (const one of walkers.slice(0, 1)) walked.problems.push(...(await unrecovered(readsOf(one))))
    for (const one of walkers) walked.problems.push(...(await begun.lost(one)).map((problem) => `afterwards: ${problem}`))
    walked.problems.push(...errorsOf(shop))
    return walked
  } finally {
    await proxy.close()
  }
}

/** The calls that each step of a journey makes in these languages while all is well, and what is wrong then. */
export async function callsOf(
  backend: Backend,
  journey: AnyJourney,
  languages: readonly Language[],
): Promise<{ calls: Set<Called>[]; problems: string[] }> {
  const { shop, proxy } = await openShopBehindProxy(backend)
  const problems: string[] = []
  const calls: Set<Called>[] = []
  for (const language of languages) {
    const walker = walkerIn(shop, language, true)
    const begun = await journey.begin(walker)
    await begun.enter(walker)
    const walked: Walked = { answers: 0, problems: [] }
    for (const [at, step] of begun.steps(walker).entries()) {
      shop.forgetAnswers()
      proxy.calls.clear()
      await takeSteps(walker, [step], walked)
      calls[at] = new Set([...(calls[at] ?? []), ...proxy.calls])
    }
    problems.push(...walked.problems, ...(await begun.lost(walker)))
  }
  problems.push(...errorsOf(shop), ...[...proxy.unknown].map((request) => `not in the contract: ${request}`))
  await proxy.close()
  return { calls, problems }
}

function walkerIn(shop: TestShop, language: Walker['language'], isAged: boolean): Walker {
  const visitor = shop.visitor({}, ownAddress())
  return { shop, visitor, language, isAged, shopping: new Shopping(visitor, shop.backend, language) }
}

async function openShopBehindProxy(backend: Backend): Promise<{ shop: TestShop; proxy: FaultProxy }> {
  await backend.db.update(products).set({ stock: STOCK }).where(inArray(products.sku, SOLD))
  const [shop, proxy] = [await openShop(backend), await openFaultProxy(backend)]
  shop.proxy = proxy.origin
  return { shop, proxy }
}

async function takeSteps({ language }: Walker, steps: readonly Step[], walked: Walked): Promise<void> {
  for (const step of steps) {
    const [answer, milliseconds] = await slowestRequest(() => step.send())
    walked.answers += 1
    const problems = wrongIn(step, answer, milliseconds, language)
    walked.problems.push(...problems.map((problem) => `${step.name}: ${problem}`))
  }
}

/** The pages that are not shown again: the failure was kept. */
async function unrecovered(reads: readonly Step[]): Promise<string[]> {
  const end = performance.now() + RECOVERY_MS
  let left = reads
  for (;;) {
    const failed: Step[] = []
    for (const step of left) if ((await step.send()).status === 503) failed.push(step)
    if (failed.length === 0) return []
    if (performance.now() > end) return failed.map(({ name }) => `${name}: still 503 after the fault`)
    left = failed
    await new Promise((resolve) => setTimeout(resolve, CHECK_EVERY_MS))
  }
}

/** A failed call is an expected event: what the log calls an error is a fault of the shop. */
function errorsOf({ logged }: TestShop): string[] {
  return logged.filter(({ level }) => level === 'error').map(({ event, details }) => `log: ${event} ${JSON.stringify(details)}`)
}
