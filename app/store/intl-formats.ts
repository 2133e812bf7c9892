/**
 * Intl formats by locale and options, created once each: creating one costs far more than using it (7 % of a listing's CPU when
 * the score of each card created its own). `iso` is a BCP 47 tag, as `Store.iso`.
 */
export const numberFormat = memoise((iso, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(iso, options))
/**
 * Date formats by locale and options. The day stays on the line of its month: otherwise `30.`
 * ends a line and `Nov.` begins the next.
 */
export const dateFormat = memoise((iso, options?: Intl.DateTimeFormatOptions) => {
  const dates = new Intl.DateTimeFormat(iso, options)
  return {
    format: (date: Date) => keepMonth(dates.format(date)),
    formatRange: (from: Date, to: Date) => keepMonth(dates.formatRange(from, to)),
  }
})
export const relativeTimeFormat = memoise(
  (iso, options?: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(iso, options),
)
export const pluralRules = memoise((iso, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(iso, options))
export const listFormat = memoise((iso, options?: Intl.ListFormatOptions) => new Intl.ListFormat(iso, options))
export const collator = memoise((iso, options?: Intl.CollatorOptions) => new Intl.Collator(iso, options))

const keepMonth = (text: string) => text.replace(/(\d\.?) (?=\p{L}{3})/gu, '$1\u00a0')

function memoise<Options, Format>(make: (iso: string, options?: Options) => Format): (iso: string, options?: Options) => Format {
  const formats = new Map<string, Format>()
  return (iso, options) => {
    const key = `${iso} ${JSON.stringify(options)}`
    const format = formats.get(key) ?? make(iso, options)
    formats.set(key, format)
    return format
  }
}
