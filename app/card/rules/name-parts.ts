/**
 * Splits a name for a card. `pack` is the pack size behind the last comma, `note` the brackets at the end, which hold the part number that
 * shoppers search for; both are empty without one: `Akku 18 V, 2er-Pack (ersetzt BL1850B)` gives `Akku 18 V`, `2er-Pack` and
 * `ersetzt BL1850B`.
 */
export function nameParts(name: string): { lead: string; pack: string; note: string } {
  const [, before = name, note = ''] = /^(.*\S)\s+\(([^()]+)\)$/.exec(name) ?? []
  const [, lead = before, pack = ''] = PACK.exec(before) ?? []
  return { lead, pack, note }
}

/** `4-pack`, `4-pakning`, `4er-Pack`, `4-pak`, `1 st`, `1 stk.`, `1 Stück`. */
const PACK = /^(.*\S),\s+(\d+(?:er-Pack|-pack|-pakning|-pak|\sst|\sstk\.|\sStück))$/
