import type { NamedDevice } from '../commerce/contract/device'

/**
 * True of a car or motorcycle of which the query names several models: year and start-stop decide which battery fits, so nothing
 * may say that the products found fit (decision 056).
 */
export function isOpenDevice({ type, key }: NamedDevice): boolean {
  return key === null && VEHICLES.has(type)
}

const VEHICLES: ReadonlySet<string> = new Set(['car', 'motorcycle'])
