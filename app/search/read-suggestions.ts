import type { Picture } from '../commerce/contract/picture'
import { type Guard, isBoolean, isNumber, isText, isListOf, orNull, shapeOf } from '../commerce/guard'
import type { StockDisplay } from '../stock/stock-display'
import type { CategorySuggestion, DeviceSuggestion, HintSuggestion, ProductSuggestion, Suggestions } from './suggestions'

/**
 * Validates a JSON answer; null when it is not `Suggestions`, for example an error page of a
 * proxy or an answer of another release.
 */
export function readSuggestions(answer: unknown): Suggestions | null {
  return isSuggestions(answer) ? answer : null
}

const UNDATED = ['in-stock', 'few-left', 'out-of-stock', 'discontinued'] as const
const DATED = ['presale'] as const

const oneOf =
  <T extends string>(known: readonly T[]): Guard<T> =>
  (value): value is T =>
    known.some((name) => name === value)

const isUndated = shapeOf<{ kind: (typeof UNDATED)[number] }>({ kind: oneOf(UNDATED) })
const isDated = shapeOf<{ kind: (typeof DATED)[number]; date: string }>({ kind: oneOf(DATED), date: isText })
const isStock: Guard<StockDisplay> = (value) => isUndated(value) || isDated(value)

const isSuggestions = shapeOf<Suggestions>({
  query: isText,
  total: isNumber,
  loosened: isBoolean,
  device: orNull(
    shapeOf<DeviceSuggestion>({
      name: isText,
      href: isText,
      isOpen: (value): value is boolean | undefined => value === undefined || isBoolean(value),
    }),
  ),
  products: isListOf(
    shapeOf<ProductSuggestion>({
      name: isText,
      href: isText,
      thumb: orNull(shapeOf<Picture>({ url: isText, width: isNumber, height: isNumber })),
      price: orNull(isText),
      without: orNull(isText),
      perUnit: (value): value is string | null | undefined => value === undefined || value === null || isText(value),
      deposit: isNumber,
      stock: isStock,
    }),
  ),
  categories: isListOf(shapeOf<CategorySuggestion>({ hierarchy: isListOf(isText), href: isText })),
  hints: isListOf(shapeOf<HintSuggestion>({ text: isText, title: isText, href: isText })),
})
