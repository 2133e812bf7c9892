import { type Fields, isFields } from '../stored-fields'
import type { Reader } from './field'
import { textOf, wholeOf } from './scalar'

/** The entries of a list that can be read; absent and null are an empty list. */
export const readableOf =
  <T>(read: Reader<T>): Reader<T[]> =>
  (input) =>
    (Array.isArray(input) ? input : []).flatMap((entry: unknown) => {
      const value = read(entry)
      return value === undefined ? [] : [value]
    })

export const idsOf = readableOf(wholeOf)

/** A list whose every entry can be read. */
export const everyOf =
  <T>(read: Reader<T>): Reader<T[]> =>
  (input) => {
    const values = readableOf(read)(input)
    return Array.isArray(input) && values?.length === input.length ? values : undefined
  }

/** The text in one field of an object: `metadata` is null, `{}` or `[]` in some backends. */
export const textIn =
  (field: string, read: Reader<string>): Reader<string> =>
  (input) =>
    isFields(input) ? read(input[field]) : undefined

/** Texts by key, from an object or from objects within it, whose keys are joined with dots: `product.adjusted_quantity`. */
export const messagesOf: Reader<Record<string, string>> = (input) =>
  isFields(input) ? Object.fromEntries(messagesIn(input)) : undefined

const messagesIn = (input: Fields): [string, string][] =>
  Object.entries(input).flatMap(([key, value]): [string, string][] => {
    if (isFields(value)) return messagesIn(value).map(([inner, text]) => [`${key}.${inner}`, text])
    const text = textOf(value)
    return text === undefined ? [] : [[key, text]]
  })

/** The texts of an object, by key. */
export const textsOf: Reader<Record<string, string>> = (input) =>
  isFields(input)
    ? Object.fromEntries(
        Object.entries(input).flatMap(([key, value]): [string, string][] => {
          const text = textOf(value)
          return text === undefined ? [] : [[key, text]]
        }),
      )
    : undefined
