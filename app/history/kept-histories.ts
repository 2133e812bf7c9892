import type { Picture } from '../commerce/contract/picture'
import { LANGUAGES, type Language } from '../store/languages'
import { isList, isNumber, isText, orNull, shapeOf } from './guard'
import { EMPTY_HISTORY, type History, HISTORY_LENGTH, type ViewedProduct } from './history'

/** A history for each storefront: names and addresses of products differ between them, and so do the words searched for. */
export type Histories = Readonly<Record<Language, History>>

export const NO_HISTORIES: Histories = { sv: EMPTY_HISTORY, no: EMPTY_HISTORY, de: EMPTY_HISTORY, da: EMPTY_HISTORY }

/** The form in which histories are written. A release that writes another form upgrades the older ones where it reads them. */
const VERSION = 1

/** As kept in local storage. */
export function writeHistories(histories: Histories): string {
  return JSON.stringify({ version: VERSION, ...histories })
}

/** As read from local storage, each entry by itself: what cannot be read is left out. Of a later release the parts known here are read. */
export function readHistories(kept: string | null): Histories {
  const value = parse(kept ?? '')
  if (!isKept(value)) return NO_HISTORIES
  const [sv, no, de, da] = LANGUAGES.map((language) => readHistory(Reflect.get(value, language)))
  return { sv: sv ?? EMPTY_HISTORY, no: no ?? EMPTY_HISTORY, de: de ?? EMPTY_HISTORY, da: da ?? EMPTY_HISTORY }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const isPicture = shapeOf<Picture>({ url: isText, width: isNumber, height: isNumber })
const isViewed = shapeOf<ViewedProduct>({ sku: isText, name: isText, slug: isText, thumb: orNull(isPicture) })
const isHistory = shapeOf<{ viewed: unknown[]; searches: unknown[] }>({ viewed: isList, searches: isList })
const isKept = shapeOf<{ version: number }>({ version: isNumber })

function readHistory(value: unknown): History {
  if (!isHistory(value)) return EMPTY_HISTORY
  return {
    viewed: value.viewed.filter(isViewed).slice(0, HISTORY_LENGTH),
    searches: value.searches.filter(isText).slice(0, HISTORY_LENGTH),
  }
}
