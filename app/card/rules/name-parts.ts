/**
 * Splits a name before the brackets at its end: `Akku 18 V, 5,0 Ah (ersetzt BL1850B)` gives `Akku 18 V, 5,0 Ah` and
 * `(ersetzt BL1850B)`. `note` is empty without brackets. They hold the part number that shoppers search for, so it gets its own line.
 */
export function nameParts(name: string): { lead: string; note: string } {
  const [, lead = name, note = ''] = /^(.*\S)\s+(\([^()]+\))$/.exec(name) ?? []
  return { lead, note }
}
