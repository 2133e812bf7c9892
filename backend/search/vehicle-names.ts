import { isCarName } from './dictionaries/unstocked-brands'
import type { DeviceName } from './device-names'
import { partKey, tokenize } from './tokenize'

const VEHICLES: ReadonlySet<string> = new Set(['car', 'motorcycle'])
const YEAR = /^(?:19[5-9]|20[0-4])\d$/
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x']

/** Makes as shoppers shorten them, with the makes' own names. */
const SHORT_MAKES = new Map([
  ['vw', 'volkswagen'],
  ['mercedes', 'mercedesbenz'],
  ['harley', 'harleydavidson'],
])

export const isVehicle = (type: string): boolean => VEHICLES.has(type)

/**
 * The names of a car or motorcycle whose model ends with its years: `Golf VII 2012–2020` is also `Golf` and `Golf 7`. Names
 * without a digit need the make beside them. All generations of a name are as good as each other.
 */
export function vehicleNames(model: string): DeviceName[] {
  const words = tokenize(model)
  const end = words.findIndex((word) => YEAR.test(word))
  const base = end <= 0 ? words : words.slice(0, end)
  const spellings = [base, base.map((word) => (ROMAN.includes(word) && word !== base[0] ? `${ROMAN.indexOf(word) + 1}` : word))]
  const begun = spellings.flatMap((spelling) => spelling.map((_, cut) => partKey(spelling.slice(0, cut + 1).join(''))))
  const later = base.flatMap((_, start) =>
    base.slice(start).map((__, length) => partKey(base.slice(start, start + length + 1).join(''))),
  )
  const names: DeviceName[] = [
    { key: partKey(words.join('')), kind: 'model' },
    ...begun.map((key) => ({ key, kind: 'short' as const })),
    ...later.map((key) => ({ key, kind: 'beginning' as const })),
  ]
  const seen = new Set<string>()
  return names.filter(({ key }) => key.length >= 2 && !seen.has(key) && seen.add(key))
}

/** The words of a query with whole makes, when it names a vehicle; null when no word does. */
export function vehicleWords(words: readonly string[]): string[] | null {
  if (!words.some((word) => isCarName(word) || SHORT_MAKES.has(word) || word === 'golf')) return null
  return words.map((word, place) =>
    words[place + 1] === 'benz' || words[place + 1] === 'davidson' ? word : (SHORT_MAKES.get(word) ?? word),
  )
}

/** Whether a name means a car without its make: `passat b7` and `golf 7`, but not `golf`. */
export const isCarModel = (key: string): boolean =>
  /^golf(?:\d|[ivx]+)$/.test(key) || isCarName(key.replace(/(?:\d|[ivx]+|b\d)$/, ''))

/** The vehicles that match the year and the start-stop of a query; all of them when none matches. */
export function narrowed<Row extends { type: string; model: string }>(rows: readonly Row[], words: readonly string[]): Row[] {
  const year = words.find((word) => YEAR.test(word))
  const hasStartStop = /startstopp?/.test(words.join(''))
  const of = rows.filter(({ type, model }) => {
    const [from, to] = tokenize(model).filter((word) => YEAR.test(word))
    const isOfYear = year === undefined || from === undefined || (from <= year && (to === undefined || year <= to))
    return isVehicle(type) && isOfYear && (!hasStartStop || model.includes('Start-Stop'))
  })
  return of.length === 0 ? [...rows] : of
}
