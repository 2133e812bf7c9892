/**
 * Intl formats by locale and options. Each is made once: making one costs far more than using it (7 % of a listing's CPU when the
 * score of each card made its own). `iso` is a BCP 47 tag, as `Store.iso`.
 */
export const numberFormat = once((iso, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(iso, options))
export const dateFormat = once((iso, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(iso, options))
export const relativeTimeFormat = once(
  (iso, options?: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(iso, options),
)
export const collator = once((iso, options?: Intl.CollatorOptions) => new Intl.Collator(iso, options))

function once<Options, Format>(make: (iso: string, options?: Options) => Format): (iso: string, options?: Options) => Format {
  const formats = new Map<string, Format>()
  return (iso, options) => {
    const key = `${iso} ${JSON.stringify(options)}`
    const kept = formats.get(key) ?? make(iso, options)
    formats.set(key, kept)
    return kept
  }
}
