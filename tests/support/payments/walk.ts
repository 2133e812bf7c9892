import type { PaymentMethodId } from '../../../app/commerce/contract/payment'
import type { Language } from '../../../app/store/languages'
import type { Answer } from '../shop/visitor'
import { cartProblems, difference, type Expected, outcomeProblems } from './expect-outcome'
import { pageProblems, type SeenPage } from './expect-page'
import type { PaymentWorld } from './payment-world'
import { Purchase } from './purchase'

/** The ways to pay on a provider's own page. */
export const HOSTED = ['klarna', 'stripe', 'walley-b2c', 'walley-b2b'] as const
export type Hosted = (typeof HOSTED)[number]

/** Compares the pages and amounts of a purchase with the expected ones. */
export type Watch = {
  /** The page that the shopper was sent to is this one. */
  page: (answer: Answer, page: SeenPage) => void
  /** Two lists that should be the same. */
  same: (what: string, found: readonly unknown[], expected: readonly unknown[]) => void
  /** The outcome at this moment, before the end. */
  now: (expected: Expected) => Promise<void>
}

/**
 * How a walk ends. `end`: long afterwards, where that is another outcome. `logged`: level and event of all that was logged as a
 * warning or an error. `noted`: events that were logged as information.
 */
export type Ending = { expected: Expected; end?: Expected; logged?: readonly string[]; noted?: readonly string[] }

/** One way a purchase can go. */
export type Row = {
  name: string
  /** The ways to pay that have it. */
  methods: readonly PaymentMethodId[]
  run: (purchase: Purchase, watch: Watch) => Promise<Ending>
}

export function rowNamed(name: string, rows: readonly Row[]): Row {
  const row = rows.find((one) => one.name === name)
  if (row === undefined) throw new Error(`There is no row "${name}"`)
  return row
}

/**
 * Walks a row with one way to pay in one language. Answers everything that was not as it should be: pages, words, order, attempt,
 * events, stock, cart, charge and log. A day later, after the reconciler and all late webhooks, the same is asked again.
 */
export async function walk(world: PaymentWorld, row: Row, method: PaymentMethodId, language: Language): Promise<string[]> {
  await world.reset()
  const purchase = new Purchase(world, language, method)
  const problems: string[] = []
  const watch: Watch = {
    page: (answer, page) => problems.push(...pageProblems(answer, page, purchase)),
    same: (what, found, expected) => problems.push(...difference(what, found, expected)),
    now: async (expected) => void problems.push(...(await outcomeProblems(purchase, expected))),
  }
  const { expected, end = expected, logged = [], noted = [] } = await row.run(purchase, watch)
  problems.push(...(await outcomeProblems(purchase, expected)), ...(await cartProblems(purchase, expected)))
  await untilTheEnd(world)
  problems.push(...(await outcomeProblems(purchase, end)).map((problem) => `in the end, ${problem}`))
  const lines = linesIn(world)
  const alarms = lines.filter((line) => !line.startsWith('info '))
  problems.push(...difference('log', alarms, [...new Set(logged)].sort()))
  return [...problems, ...noted.filter((event) => !lines.includes(`info ${event}`)).map((event) => `${event} was not logged`)]
}

/** A day passes in steps, so that an attempt that is put off is looked at again. */
async function untilTheEnd(world: PaymentWorld): Promise<void> {
  for (const minutes of [1, 60, 60, 22 * 60]) {
    world.later(minutes)
    await world.reconcile()
    await world.deliverWebhooks()
  }
}

/** Level and event of what shop and backend logged, each once. */
function linesIn({ backend, shop }: PaymentWorld): string[] {
  const logged = [...backend.logged, ...shop.logged].filter((entry) => entry instanceof Object)
  return [...new Set(logged.map((entry) => `${Reflect.get(entry, 'level')} ${Reflect.get(entry, 'event')}`))].sort()
}
