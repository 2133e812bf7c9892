/**
 * Splits a name for a card, which cuts its `lead` after two lines. What tells one product from the next stands at the end of names and is never cut: `kept` is
 * the device that the product is for, or figures with a designation, `figures` are voltage, capacity, power or length with protection or tools, `pack` is the
 * pack size behind the last comma, `note` the brackets at the end, which hold the part number that shoppers search for. Each is empty without one:
 * `Zelle für X1 3,6 V, 3500 mAh, 2er-Pack (ersetzt A1)` gives `Zelle`, `für X1`, `3,6 V, 3500 mAh`, `2er-Pack` and `ersetzt A1`.
 */
export function nameParts(name: string): NameParts {
  const [, before = name, note = ''] = /^(.*\S)\s+\(([^()]+)\)$/.exec(name) ?? []
  const [, unpacked = before, pack = ''] = PACK.exec(before) ?? []
  const [, start = unpacked, figures = ''] = FIGURES.exec(unpacked) ?? []
  const [, lead = start, kept = ''] = DEVICE.exec(start) ?? (figures === '' ? DESIGNATION.exec(start) : null) ?? []
  return { lead, kept, figures, pack, note }
}

type NameParts = Record<'lead' | 'kept' | 'figures' | 'pack' | 'note', string>

/** `4-pack`, `4-pakning`, `4er-Pack`, `4-pak`, `1 st`, `1 stk.`, `1 Stück`. */
const PACK = /^(.*\S),\s+(\d+(?:er-Pack|-pack|-pakning|-pak|\sst|\sstk\.|\sStück))$/

/** `3,6 V`, `6–24 V`, `12/24 V`, `100 + 20 lm`, `2 m`, `med skyddskrets`. */
const FIGURE = '(?:\\d[\\d.,/]*(?:(?:[–-]| \\+ )\\d+)?\\s(?:V|mAh|Ah|Wh|W|A|lm|m)|(?:med|mit)\\s\\p{L}+)'

/** `3,6 V, 3500 mAh`, `12 V 150 W`, `2815 mAh, mit Werkzeug`. */
const FIGURES = new RegExp(`^(.*?[^\\s,]),?\\s+((?:${FIGURE}(?:,?\\s|$))+)$`, 'u')

/** Figures with a designation, size or socket behind them: `45 Ah 330 A 545 156 033`, `65 W 3,0 × 1,1 mm`. */
const DESIGNATION = new RegExp(`^(.*?[^\\s,]),?\\s+((?:${FIGURE},?\\s)+(?=.*[\\d\\p{Lu}])\\S.{0,24})$`, 'u')

/** `till Apple iPhone 12 Pro`, but not the `til 24 celler` of a case. */
const DEVICE = /^(.*?\S)\s+((?:till|til|für)\s(?!\d).+)$/
