/**
 * Splits a product name for a card. The card cuts `lead` after three lines, and never the parts at the end, which
 * distinguish similar products: `figures` (voltage, capacity, power or length, and what comes with it), `pack` (the pack
 * size after the last comma) and `note` (the brackets at the end, with the part number that shoppers search for). A missing
 * part is empty. `Zelle 3,6 V, 3500 mAh, 2er-Pack (ersetzt A1)` gives `Zelle`, `3,6 V, 3500 mAh`, `2er-Pack` and `ersetzt
 * A1`.
 */
export function nameParts(name: string): { lead: string; figures: string; pack: string; note: string } {
  const [, before = name, note = ''] = /^(.*\S)\s+\(([^()]+)\)$/.exec(name) ?? []
  const [, unpacked = before, pack = ''] = PACK.exec(before) ?? []
  const [, lead = unpacked, figures = ''] = FIGURES.exec(unpacked) ?? []
  return { lead, figures, pack, note }
}

/** `4-pack`, `4-pakning`, `4er-Pack`, `4-pak`, `1 st`, `1 stk.`, `1 Stück`. */
const PACK = /^(.*\S),\s+(\d+(?:er-Pack|-pack|-pakning|-pak|\sst|\sstk\.|\sStück))$/

/**
 * `3,6 V, 3500 mAh`, `12 V 150 W`, `6–24 V`, `2 m`, `2815 mAh, med verktyg`. What follows `×` (`\xd7`) is half of a size,
 * and stays with it.
 */
const FIGURES = /^(.*?[^\s,\xd7]),?\s+((?:\d[\d.,]*(?:[–-]\d+)?\s(?:V|mAh|Ah|Wh|W|A|lm|m)(?:,?\s|$))+(?:(?<=,\s)\D+)?)$/
