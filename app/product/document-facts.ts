import { numberFormat } from '../store/intl-formats'

/** The file kind shown for a MIME type: its last part in capitals, without `x-` or `vnd.`; `application/pdf` gives `PDF`. */
export function documentKind(type: string): string {
  const [, last = type] = /\/(?:x-|vnd\.)?([\w.-]+)/.exec(type) ?? []
  return last.toUpperCase()
}

/** A file size in the format of the locale `iso`: `12 kB`, `1,4 MB`. At least 1 kB. */
export function fileSize(bytes: number, iso: string): string {
  const large = bytes >= 1_000_000
  const amount = large ? bytes / 1_000_000 : Math.max(1, Math.round(bytes / 1000))
  return `${numberFormat(iso, { maximumFractionDigits: 1 }).format(amount)}\u00a0${large ? 'MB' : 'kB'}`
}
