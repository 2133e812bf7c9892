import type { DeviceNameKind } from '../database/schema/search'
import { isMeasure } from './measures'
import { partKey, tokenize } from './tokenize'

/** A name of a device. */
export type DeviceName = { key: string; kind: DeviceNameKind }

/** Network names that shoppers leave out: `Galaxy S21` for `Galaxy S21 5G`. */
const NETWORKS = new Set(['4g', '5g', 'lte'])

/** All names of a device: `EOS R6 Mark II` is also `R6 Mark II` and `EOS R6`. Keys have no spaces or punctuation. */
export function deviceNames(model: string): DeviceName[] {
  const words = tokenize(model)
  const whole = joinedKey(words)
  const names: DeviceName[] = [{ key: whole, kind: 'model' }]
  if (words.length > 1 && NETWORKS.has(words.at(-1) ?? '')) {
    const short = words.slice(0, -1)
    names.push({ key: joinedKey(short), kind: 'short' })
    names.push(...short.map((_, cut) => ({ key: joinedKey(short.slice(cut)), kind: 'short-end' as const })))
  }
  for (let cut = 1; cut < words.length; cut++) {
    names.push({ key: joinedKey(words.slice(cut)), kind: 'end' }, { key: joinedKey(words.slice(0, cut)), kind: 'beginning' })
    for (let end = cut + 1; end < words.length; end++) names.push({ key: joinedKey(words.slice(cut, end)), kind: 'beginning' })
  }
  const seen = new Set<string>()
  return names.filter(({ key, kind }) => {
    if (seen.has(key) || (kind !== 'model' && (!/\d/.test(key) || isMeasure([key]))) || key.length < 2) return false
    seen.add(key)
    return true
  })
}

const joinedKey = (words: readonly string[]) => partKey(words.join(''))
