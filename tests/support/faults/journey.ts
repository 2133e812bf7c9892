import type { Language } from '../../../app/store/languages'
import type { TestShop } from '../shop/open-shop'
import type { Shopping } from '../shop/shopping'
import type { Answer, Fields, Visitor } from '../shop/visitor'

/**
 * One request of a shopper. `isPage`: a browser shows its answer. `also` are statuses that
 * are right besides 200, 302, 303 and 503.
 */
export type Step = { name: string; isPage: boolean; isRead: boolean; also: readonly number[]; send: () => Promise<Answer> }

/** One browser in a shop. `isAged`: its login is to be so old that the next request renews it. */
export type Walker = { shop: TestShop; shopping: Shopping; visitor: Visitor; language: Language; isAged: boolean }

/**
 * The steps of shoppers in one part of the shop. `prepare` runs while all is well; what it gives is used by every visitor.
 * `enter` brings one visitor to the beginning; `steps` are taken while a call goes wrong; `lost` names what the shopper has lost
 * by it, once all is well again. `isSequence`: each step needs those before it, and what was prepared is used up; otherwise steps
 * can be left out, and what was prepared serves many walks.
 */
type Journey<T> = {
  name: string
  isSequence: boolean
  prepare: (walker: Walker) => Promise<T>
  enter: (walker: Walker, prepared: T) => Promise<unknown>
  steps: (walker: Walker, prepared: T) => Step[]
  lost: (walker: Walker, prepared: T) => Promise<string[]>
}

/** A journey that keeps its prepared facts to itself. */
export type AnyJourney = { name: string; isSequence: boolean; begin: (walker: Walker) => Promise<Begun> }
type Begun = {
  enter: (walker: Walker) => Promise<unknown>
  steps: (walker: Walker) => Step[]
  lost: (walker: Walker) => Promise<string[]>
}

export function journey<T>({ name, isSequence, prepare, enter, steps, lost }: Journey<T>): AnyJourney {
  const kept = new Map<string, Promise<T>>()
  return {
    name,
    isSequence,
    async begin(first) {
      const { language, shop } = first
      const key = `${language} ${backendNumber(shop.backend)}`
      const preparing = (!isSequence && kept.get(key)) || prepare(first)
      kept.set(key, preparing)
      const prepared = await preparing
      return {
        enter: (walker) => enter(walker, prepared),
        steps: (walker) => steps(walker, prepared),
        lost: (walker) => lost(walker, prepared),
      }
    },
  }
}

const numbers = new WeakMap<TestShop['backend'], number>()
let backends = 0

/** The prepared data is in the database of one backend. */
function backendNumber(backend: TestShop['backend']): number {
  const number = numbers.get(backend) ?? (backends += 1)
  numbers.set(backend, number)
  return number
}

export const page = ({ visitor }: Walker, path: string, also: readonly number[] = []): Step => ({
  name: path,
  isPage: true,
  isRead: true,
  also,
  send: () => visitor.get(path),
})

/** Data, a file or a script. */
export const resource = (walker: Walker, path: string, also: readonly number[] = []): Step => ({
  ...page(walker, path, also),
  isPage: false,
})

/** A form of a page; `name` says which. */
export const form = ({ visitor }: Walker, name: string, path: string, fields: Fields, also: readonly number[] = []): Step => ({
  name: `${name} (${path})`,
  isPage: true,
  isRead: false,
  also,
  send: () => visitor.post(path, fields),
})

export const step = (name: string, send: () => Promise<Answer>, also: readonly number[] = []): Step => ({
  name,
  isPage: true,
  isRead: false,
  also,
  send,
})
