import type { Exceptions } from './layers'
import { isTest, type Offence } from './source-file'
import type { Thing, Uses } from './uses'

/**
 * Names of all that differs from visitor to visitor, or from page to page: the cart, the one-time key, the
 * address, and ids by the place in the page.
 */
const OF_ONE_PAGE: readonly RegExp[] = [
  /^app\/cart\/live\/use-(cart|one-time-key|badge|products-in-cart)\b/,
  /^@remix-run\/react#use(Location|SearchParams|Matches|LoaderData|RouteLoaderData|ActionData)$/,
  /^react#useId$/,
  /^"(return_to|once)"$/,
  /#ServerFragment$/,
]

/**
 * Ways from the children of a fragment (`app/fragments/server-fragment.tsx`) to what no fragment may
 * hold. `exceptions` are left out on the way.
 */
export function fragmentFaults(files: ReadonlyMap<string, Uses>, exceptions: Exceptions = {}): Offence[] {
  const uses = new Map([...files.values()].flatMap(({ declared }) => [...declared]))
  return [...files].flatMap(([path, { fragments }]) =>
    isTest(path) ? [] : [...new Set(fragments.flatMap((things) => waysFrom(path, things, uses, exceptions)))],
  )
}

/** Fragments outside tests. */
export const countFragments = (files: ReadonlyMap<string, Uses>): number =>
  [...files].reduce((sum, [path, { fragments }]) => sum + (isTest(path) ? 0 : fragments.length), 0)

function waysFrom(path: string, things: readonly Thing[], uses: ReadonlyMap<Thing, readonly Thing[]>, exceptions: Exceptions) {
  const ways = new Map(things.map((thing) => [thing, `${path} -> ${thing}`]))
  const offences: Offence[] = []
  for (const [thing, way] of ways) {
    if (thing in exceptions) continue
    if (OF_ONE_PAGE.some((kind) => kind.test(thing))) offences.push(way)
    else for (const next of uses.get(thing) ?? []) if (!ways.has(next)) ways.set(next, `${way} -> ${next}`)
  }
  return offences
}
