import type { FacetFilter } from '../commerce/contract/facet'

/** The chosen values by the key of their facet, in canonical order: the same choice has one address. */
export type FacetChoice = FacetFilter

/** What one address may hold, lest a made-up one costs the backend much. */
const MOST = { values: 40, length: 80 }
const PREFIX = 'f.'

/** Reads `f.voltage=18&f.brand=kraftcell`; what is malformed counts as left out. Whether a facet exists is the backend's to know. */
export function parseFacetChoice(search: URLSearchParams): FacetChoice {
  const pairs = [...search]
    .filter(([name, value]) => /^f\.[a-z][a-z-]{0,39}$/.test(name) && value !== '' && value.length <= MOST.length)
    .filter(([, value]) => !/\p{Cc}/u.test(value))
    .map(([name, value]): [string, string] => [name.slice(PREFIX.length), value])
    .slice(0, MOST.values)
    .sort(byText)
  const keys = [...new Set(pairs.map(([key]) => key))]
  return Object.fromEntries(
    keys.map((key) => [key, [...new Set(pairs.filter((pair) => pair[0] === key).map(([, value]) => value))]]),
  )
}

/** The parameters of a choice, in canonical order. */
export function facetParameters(choice: FacetChoice): [string, string][] {
  return Object.entries(choice)
    .flatMap(([key, values]) => values.map((value): [string, string] => [PREFIX + key, value]))
    .sort(byText)
}

export const facetField = (key: string): string => PREFIX + key

export const countChosen = (choice: FacetChoice): number => Object.values(choice).flat().length

/** The choice without one value; a facet without values is gone. */
export function withoutValue(choice: FacetChoice, key: string, value: string): FacetChoice {
  return Object.fromEntries(
    Object.entries(choice)
      .map(([each, values]): [string, string[]] => [each, each === key ? values.filter((one) => one !== value) : values])
      .filter(([, values]) => values.length > 0),
  )
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const byText = (a: [string, string], b: [string, string]) => compare(a[0], b[0]) || compare(a[1], b[1])
