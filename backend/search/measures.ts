const UNITS = new Map([...['v', 'ah', 'mah', 'wh', 'w'].map((unit) => [unit, unit] as const), ['volt', 'v'], ['watt', 'w']])
const NUMBER = /^\d+(\.\d+)?$/
const MEASURE = /^(\d+(?:\.\d+)?)(v|ah|mah|wh|w|volt|watt)$/
const TWO_MEASURES = /^(\d+v)(\d+m?ah)$/

/** What lithium iron phosphate is sold beside lead as: 12.8 V is a `12 V` battery. */
const NOMINAL_VOLTS = new Map([
  [12.8, 12],
  [25.6, 24],
  [38.4, 36],
  [51.2, 48],
])

/** Words in which each measure is one word: `12 v`, `12V` and `12 volt` are `12v`, `5,0 Ah` is `5ah`, and `12v7ah` are two. */
export function joinMeasures(words: readonly string[]): string[] {
  const joined: string[] = []
  for (const word of words.flatMap((each) => TWO_MEASURES.exec(each)?.slice(1) ?? [each])) {
    const unit = UNITS.get(word)
    const before = joined.at(-1)
    const [, number, itsUnit = ''] = MEASURE.exec(word) ?? []
    if (unit !== undefined && before !== undefined && NUMBER.test(before)) joined.splice(-1, 1, written(before, unit))
    else joined.push(number === undefined ? word : written(number, UNITS.get(itsUnit) ?? itsUnit))
  }
  return joined
}

/** The measures among words as joinMeasures has them, a capacity also in its other unit: `2000mah` is `2ah`. */
export function measuresIn(words: readonly string[]): string[] {
  return joinMeasures(words).flatMap((word) => {
    const [, number = '', unit] = MEASURE.exec(word) ?? []
    if (unit === 'mah') return [word, written(Number(number) / 1000, 'ah')]
    if (unit === 'ah') return [word, written(Math.round(Number(number) * 1000), 'mah')]
    return unit === undefined ? [] : [word]
  })
}

/** Whether a text is nothing but a measure: `7 Ah`. */
export function isMeasure(words: readonly string[]): boolean {
  const [only = '', ...more] = joinMeasures(words)
  return more.length === 0 && MEASURE.test(only)
}

type Attribute = string | number | undefined

/** What a capacity in Ah is called by shoppers who round it: a battery of 7.2 Ah is a `7 Ah`. */
export function roundedCapacity(ah: Attribute): string[] {
  if (typeof ah !== 'number') return []
  const whole = Math.floor(ah)
  return whole > 1 && ah > whole && ah - whole < 0.35 ? [written(whole, 'ah')] : []
}

/** The voltage of the lead battery that a lithium one takes the place of. */
export function nominalVoltage(volts: Attribute): string[] {
  const nominal = typeof volts === 'number' ? NOMINAL_VOLTS.get(volts) : undefined
  return nominal === undefined ? [] : [written(nominal, 'v')]
}

const written = (number: number | string, unit: string) => `${Number(number)}${unit}`
