/**
 * Replaces the spaces between a number and its unit, and on both sides of `×` (`\xd7`), by no-break spaces: `12 V`, `2 900
 * mAh`, `4 st`, `× 5`. For display only.
 */
export function keepUnits(name: string): string {
  return name.replace(
    /(?<=\d) (?=(?:\d{3}|V|A|Ah|mAh|W|Wh|kWh|mm|cm|m|g|kg|lm|kr|€|%|st|stk|Stück|Zellen)(?![\p{L}\d]))| (?=\xd7)|(?<=\xd7) /gu,
    '\u00a0',
  )
}
