import type { NamedDevice } from '../commerce/contract/device'
import type { Language } from '../store/languages'
import { href } from './href'

/** The keys that the finder's address chooses. */
export type FinderQuery = { type?: string | undefined; brand?: string | undefined; device?: string | undefined }

/** The backend's limit, in characters of a key. */
const MAX_LENGTH = 100

/**
 * Reads `type`, `brand` and `device`; an empty or malformed key counts as not chosen. The backend decides whether the keys exist.
 */
export function parseFinderQuery(search: URLSearchParams): FinderQuery {
  const read = (name: string) => {
    const value = search.get(name) ?? ''
    return value === '' || value.length > MAX_LENGTH || /\p{Cc}/u.test(value) ? undefined : value
  }
  return { type: read('type'), brand: read('brand'), device: read('device') }
}

/** The query of a finder's address, `?` included: a brand stands only beside its type. */
export function finderSearch({ type = '', brand = '' }: FinderQuery): string {
  if (type === '') return ''
  return `?${new URLSearchParams({ type, ...(brand === '' ? {} : { brand }) }).toString()}`
}

/** The page of a named device, or the finder where several devices have the name; null when neither is known. */
export function namedDeviceHref(language: Language, { key, type, brand_key }: NamedDevice): string | null {
  if (key !== null) return href('device', language, { key })
  return brand_key === null ? null : finderHref(language, { type, brand: brand_key })
}

/** The finder with a type, or with a type and a brand, chosen. */
export function finderHref(language: Language, chosen: FinderQuery = {}): string {
  return href('finder', language) + finderSearch(chosen)
}
