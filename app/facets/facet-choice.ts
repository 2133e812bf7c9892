import type { FacetFilter } from '../commerce/contract/facet'
import { facetField, facetOfField } from './listing-form'

/** The chosen values by facet key, in canonical order, so that a choice has exactly one URL. */
export type FacetChoice = FacetFilter

/** Limits per URL, so that a forged one costs the backend little. */
const MAX_VALUES = 40
const MAX_VALUE_LENGTH = 80

/** Parses `f.voltage=18&f.brand=kraftcell`; malformed parameters are ignored. The backend decides whether a facet exists. */
export function parseFacetChoice(search: URLSearchParams): FacetChoice {
  const pairs = [...search]
    .filter(([name, value]) => /^f\.[a-z][a-z-]{0,39}$/.test(name) && value !== '' && value.length <= MAX_VALUE_LENGTH)
    .filter(([, value]) => !/\p{Cc}/u.test(value))
    .map(([name, value]): [string, string] => [facetOfField(name) ?? '', value])
    .slice(0, MAX_VALUES)
    .sort(byText)
  const keys = [...new Set(pairs.map(([key]) => key))]
  return Object.fromEntries(
    keys.map((key) => [key, [...new Set(pairs.filter((pair) => pair[0] === key).map(([, value]) => value))]]),
  )
}

/** The parameters of a choice, in canonical order. */
export function facetParameters(choice: FacetChoice): [string, string][] {
  return Object.entries(choice)
    .flatMap(([key, values]) => values.map((value): [string, string] => [facetField(key), value]))
    .sort(byText)
}

/** The number of chosen values in all facets. */
export const countChosen = (choice: FacetChoice): number => Object.values(choice).flat().length

/** The choice without one value; a facet without values is removed. */
export function withoutValue(choice: FacetChoice, key: string, value: string): FacetChoice {
  return Object.fromEntries(
    Object.entries(choice)
      .map(([each, values]): [string, string[]] => [each, each === key ? values.filter((one) => one !== value) : values])
      .filter(([, values]) => values.length > 0),
  )
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const byText = (a: [string, string], b: [string, string]) => compare(a[0], b[0]) || compare(a[1], b[1])
