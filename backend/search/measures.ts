const UNITS = new Map([...['v', 'ah', 'mah', 'wh', 'w'].map((unit) => [unit, unit] as const), ['volt', 'v'], ['watt', 'w']])
const NUMBER = /^\d+(\.\d+)?$/
const MEASURE = /^(\d+(?:\.\d+)?)(v|ah|mah|wh|w|volt|watt)$/
const THOUSANDS_OF_MAH = /(?<![\p{L}\p{N}])(?<!\d[.,])(?:\d{1,2}(?:\s\d{3})+|\d{1,3}(?:[.,]\d{3})+)(?=\s*mah(?![\p{L}\p{N}]))/giu

/** The nominal voltage of the lead battery that a lithium iron phosphate battery replaces: 12.8 V is sold as 12 V. */
const NOMINAL_VOLTS = new Map([
  [12.8, 12],
  [25.6, 24],
  [38.4, 36],
  [51.2, 48],
])

/**
 * Removes the thousands separators of capacities in mAh: `20 000 mAh` and `20.000 mAh` become `20000 mAh`. Three digits and a
 * space are no thousands but a size: `312 180 mAh`. In Ah a dot or comma is decimal.
 */
export const joinThousands = (text: string): string => text.replaceAll(THOUSANDS_OF_MAH, (number) => number.replaceAll(/\D/g, ''))

/** Makes each measure one word: `12 v`, `12V` and `12 volt` become `12v`, `5,0 Ah` becomes `5ah`. */
export function joinMeasures(words: readonly string[]): string[] {
  const joined: string[] = []
  for (const word of words) {
    const unit = UNITS.get(word)
    const before = joined.at(-1)
    const [, number, itsUnit = ''] = MEASURE.exec(word) ?? []
    if (unit !== undefined && before !== undefined && NUMBER.test(before)) joined.splice(-1, 1, formatMeasure(before, unit))
    else joined.push(number === undefined ? word : formatMeasure(number, UNITS.get(itsUnit) ?? itsUnit))
  }
  return joined
}

/** The measures among words, joined as by joinMeasures. A capacity is given in both units: `2000mah` and `2ah`. */
export function measuresIn(words: readonly string[]): string[] {
  return joinMeasures(words).flatMap((word) => {
    const [, number = '', unit] = MEASURE.exec(word) ?? []
    if (unit === 'mah') return [word, formatMeasure(Number(number) / 1000, 'ah')]
    if (unit === 'ah') return [word, formatMeasure(Math.round(Number(number) * 1000), 'mah')]
    return unit === undefined ? [] : [word]
  })
}

/** Whether the words are one measure and nothing else: `7 Ah`. */
export function isMeasure(words: readonly string[]): boolean {
  const [only = '', ...more] = joinMeasures(words)
  return more.length === 0 && MEASURE.test(only)
}

type Attribute = string | number | undefined

/** The rounded capacity that shoppers search for: a battery of 7.2 Ah is also found by `7ah`. */
export function roundedCapacity(ah: Attribute): string[] {
  if (typeof ah !== 'number') return []
  const whole = Math.floor(ah)
  return whole > 1 && ah > whole && ah - whole < 0.35 ? [formatMeasure(whole, 'ah')] : []
}

/** The nominal voltage of the lead battery that a lithium battery of this voltage replaces. */
export function nominalVoltage(volts: Attribute): string[] {
  const nominal = typeof volts === 'number' ? NOMINAL_VOLTS.get(volts) : undefined
  return nominal === undefined ? [] : [formatMeasure(nominal, 'v')]
}

const formatMeasure = (number: number | string, unit: string) => `${Number(number)}${unit}`
