/**
 * A name in which a number and its unit do not part at the end of a line: `12 V`, `2 900 mAh`, `4 st`. Seen only on the screen; what is
 * copied or read aloud is the same.
 */
export function keepUnits(name: string): string {
  return name.replace(
    /(?<=\d) (?=(?:\d{3}|V|A|Ah|mAh|W|Wh|kWh|mm|cm|m|g|kg|lm|kr|€|st|stk|Stück|Zellen)(?![\p{L}\d]))/gu,
    '\u00a0',
  )
}
