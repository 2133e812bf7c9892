import { type Fields, isFields } from '../stored-fields'
import type { Reader } from './field'
import { textOf, wholeOf } from './scalar'

/** The entries of a list that can be read; absent and null are an empty list. */
export const readableOf =
  <T>(read: Reader<T>): Reader<T[]> =>
  (told) =>
    (Array.isArray(told) ? told : []).flatMap((entry: unknown) => {
      const value = read(entry)
      return value === undefined ? [] : [value]
    })

export const idsOf = readableOf(wholeOf)

/** A list whose every entry can be read. */
export const everyOf =
  <T>(read: Reader<T>): Reader<T[]> =>
  (told) => {
    const values = readableOf(read)(told)
    return Array.isArray(told) && values?.length === told.length ? values : undefined
  }

/** The text in one field of an object: `metadata` is null, `{}` or `[]` in some backends. */
export const textIn =
  (field: string, read: Reader<string>): Reader<string> =>
  (told) =>
    isFields(told) ? read(told[field]) : undefined

/** Texts by key, from an object or from objects within it, whose keys are joined with dots: `product.adjusted_quantity`. */
export const messagesOf: Reader<Record<string, string>> = (told) =>
  isFields(told) ? Object.fromEntries(messagesIn(told)) : undefined

const messagesIn = (told: Fields): [string, string][] =>
  Object.entries(told).flatMap(([key, value]): [string, string][] => {
    if (isFields(value)) return messagesIn(value).map(([inner, text]) => [`${key}.${inner}`, text])
    const text = textOf(value)
    return text === undefined ? [] : [[key, text]]
  })

/** The texts of an object, by key. */
export const textsOf: Reader<Record<string, string>> = (told) =>
  isFields(told)
    ? Object.fromEntries(
        Object.entries(told).flatMap(([key, value]): [string, string][] => {
          const text = textOf(value)
          return text === undefined ? [] : [[key, text]]
        }),
      )
    : undefined
