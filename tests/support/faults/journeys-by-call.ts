import { type Language, LANGUAGES } from '../../../app/store/languages'
import type { Backend } from '../shop/open-shop'
import type { Called } from './called'
import type { AnyJourney } from './journey'
import { ACCOUNT } from './journeys/account'
import { AFTER_THE_ORDER } from './journeys/after-the-order'
import { FILLING_THE_CART } from './journeys/filling-the-cart'
import { NOTICES } from './journeys/notices'
import { ORDERING } from './journeys/ordering'
import { OWN_ORDER } from './journeys/own-order'
import { PROFILE } from './journeys/profile'
import { READING } from './journeys/reading'
import { callsOf } from './walk-fault'

export const JOURNEYS: readonly AnyJourney[] = [
  READING,
  FILLING_THE_CART,
  ORDERING,
  AFTER_THE_ORDER,
  ACCOUNT,
  PROFILE,
  OWN_ORDER,
  NOTICES,
]

/** A journey with the calls of each of its steps. */
type Known = { journey: AnyJourney; calls: readonly ReadonlySet<Called>[] }

/**
 * The journeys that make each call, and what is wrong in them while all is well. `languagesAt` are those in
 * which the journey at this place is walked.
 */
export async function journeysByCall(
  backend: Backend,
  languagesAt: (place: number) => readonly Language[] = () => LANGUAGES,
): Promise<{ by: Map<Called, Known[]>; problems: string[] }> {
  const by = new Map<Called, Known[]>()
  const problems: string[] = []
  for (const [place, journey] of JOURNEYS.entries()) {
    const found = await callsOf(backend, journey, languagesAt(place))
    problems.push(...found.problems.map((problem) => `${journey.name}, without a fault: ${problem}`))
    const known = { journey, calls: found.calls }
    for (const call of new Set(found.calls.flatMap((calls) => [...calls]))) by.set(call, [...(by.get(call) ?? []), known])
  }
  return { by, problems }
}
