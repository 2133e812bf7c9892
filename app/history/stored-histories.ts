import type { Language } from '../store/languages'
import { isList, isNumber, isText, shapeOf } from '../commerce/guard'
import { EMPTY_HISTORY, type History, MAX_HISTORY_LENGTH, type ViewedPicture, type ViewedProduct } from './history'

/** One history per storefront, since product names, URLs and search words differ by language. */
export type Histories = Readonly<Record<Language, History>>

export const NO_HISTORIES: Histories = { sv: EMPTY_HISTORY, no: EMPTY_HISTORY, de: EMPTY_HISTORY, da: EMPTY_HISTORY }

/** Version of the stored format. A new version must upgrade older ones in `readHistories`. */
const VERSION = 1

/** Serialises histories for local storage. */
export function writeHistories(histories: Histories): string {
  return JSON.stringify({ version: VERSION, ...histories })
}

/** Parses the value from local storage. Invalid entries are dropped one by one; of a later version the known parts are read. */
export function readHistories(text: string | null): Histories {
  const value = parse(text ?? '')
  if (!isVersioned(value)) return NO_HISTORIES
  const read = (language: Language) => readHistory(Reflect.get(value, language))
  return { sv: read('sv'), no: read('no'), de: read('de'), da: read('da') }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

type StoredProduct = Omit<ViewedProduct, 'thumb'> & { thumb?: unknown }

const isPicture = shapeOf<ViewedPicture>({ url: isText, width: isNumber, height: isNumber })
const isNamed = shapeOf<Omit<ViewedProduct, 'thumb'>>({ sku: isText, name: isText, slug: isText })
const isHistory = shapeOf<{ viewed: unknown[]; searches: unknown[] }>({ viewed: isList, searches: isList })
const isVersioned = shapeOf<{ version: number }>({ version: isNumber })

function readHistory(value: unknown): History {
  if (!isHistory(value)) return EMPTY_HISTORY
  return {
    viewed: value.viewed
      .filter(isNamed)
      // A picture that cannot be read is missing alone.
      .map((one: StoredProduct) => ({ ...one, thumb: isPicture(one.thumb) ? one.thumb : null }))
      .slice(0, MAX_HISTORY_LENGTH),
    searches: value.searches.filter(isText).slice(0, MAX_HISTORY_LENGTH),
  }
}
