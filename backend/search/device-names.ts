import { isMeasure } from './measures'
import { partKey, wordsOf } from './tokenize'

/**
 * `model` is the whole model, `short` the same without the network it is made for; the `end` of it, the `short-end` of the short one and a
 * `beginning` hold a digit and only count beside the brand.
 */
export type DeviceName = { key: string; kind: 'model' | 'short' | 'end' | 'short-end' | 'beginning' }

/** What shoppers leave out: a `Galaxy S21 5G` is a `Galaxy S21`. */
const NETWORKS = new Set(['4g', '5g', 'lte'])

/** What a device is called: `EOS R6 Mark II` is also `R6 Mark II` and one of the `EOS R6`. Keys are parts written together. */
export function deviceNames(model: string): DeviceName[] {
  const words = wordsOf(model)
  const whole = nameKey(words)
  const names: DeviceName[] = [{ key: whole, kind: 'model' }]
  if (words.length > 1 && NETWORKS.has(words.at(-1) ?? '')) {
    const short = words.slice(0, -1)
    names.push({ key: nameKey(short), kind: 'short' })
    names.push(...short.map((_, cut) => ({ key: nameKey(short.slice(cut)), kind: 'short-end' as const })))
  }
  for (let cut = 1; cut < words.length; cut++) {
    names.push({ key: nameKey(words.slice(cut)), kind: 'end' }, { key: nameKey(words.slice(0, cut)), kind: 'beginning' })
    for (let end = cut + 1; end < words.length; end++) names.push({ key: nameKey(words.slice(cut, end)), kind: 'beginning' })
  }
  const seen = new Set<string>()
  return names.filter(({ key, kind }) => {
    if (seen.has(key) || (kind !== 'model' && (!/\d/.test(key) || isMeasure([key]))) || key.length < 2) return false
    seen.add(key)
    return true
  })
}

const nameKey = (words: readonly string[]) => partKey(words.join(''))
