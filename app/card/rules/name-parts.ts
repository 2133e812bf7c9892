/**
 * A name and the part number that ends it in brackets: `Akku 18 V, 5,0 Ah (ersetzt BL1850B)` gives `Akku 18 V, 5,0 Ah` and
 * `(ersetzt BL1850B)`; `note` is empty where the name ends without. The number is what people look for, so it gets a line of its own.
 */
export function nameParts(name: string): { lead: string; note: string } {
  const [, lead = name, note = ''] = /^(.*\S)\s+(\([^()]+\))$/.exec(name) ?? []
  return { lead, note }
}
