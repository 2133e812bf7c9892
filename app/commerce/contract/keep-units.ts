/** Replaces the space between a number and its unit by a no-break space: `12 V`, `2 900 mAh`, `4 st`. For display only. */
export function keepUnits(name: string): string {
  return name.replace(
    /(?<=\d) (?=(?:\d{3}|V|A|Ah|mAh|W|Wh|kWh|mm|cm|m|g|kg|lm|kr|€|%|st|stk|Stück|Zellen)(?![\p{L}\d]))/gu,
    '\u00a0',
  )
}
