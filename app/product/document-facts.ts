import { numberFormat } from '../store/intl-formats'

/** What shoppers call a file of a MIME type: `PDF`; its last part in capitals where there is no such name. */
export function documentKind(type: string): string {
  const [, last = type] = /\/(?:x-|vnd\.)?([\w.-]+)/.exec(type) ?? []
  return last.toUpperCase()
}

/** A number of bytes as it is told to shoppers: `12 kB`, `1,4 MB`. */
export function fileSize(bytes: number, iso: string): string {
  const large = bytes >= 1_000_000
  const amount = large ? bytes / 1_000_000 : Math.max(1, Math.round(bytes / 1000))
  return `${numberFormat(iso, { maximumFractionDigits: 1 }).format(amount)}\u00a0${large ? 'MB' : 'kB'}`
}
