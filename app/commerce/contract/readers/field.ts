import { z } from 'zod'

/** Reads a value of an answer in any of the forms that backends send; undefined when it cannot be read. */
export type Reader<T> = (input: unknown) => T | undefined

/** A backend that has nothing to answer says null, or an empty text, object or list. */
export const isNothing = (input: unknown): boolean =>
  input === null || input === '' || (typeof input === 'object' && Object.keys(input).length === 0)

/** A field without which its entry cannot be read. */
export const required = <T>(read: Reader<T>) =>
  z.transform((input, context): T => {
    const value = read(input)
    if (value !== undefined) return value
    context.issues.push({ code: 'custom', message: 'cannot be read', input })
    return z.NEVER
  })

/**
 * A field that counts as `otherwise` when it is absent, null or cannot be read, so that it never costs the entry it stands in.
 */
export const withDefault = <T, F>(read: Reader<T>, otherwise: F) => z.transform((input): T | F => read(input) ?? otherwise)

/** A field that counts as `otherwise` when it is absent, null or blank; any other value must be readable. */
export const optionalWithDefault = <T, F>(read: Reader<T>, otherwise: F) =>
  z.transform((input, context): T | F => {
    if (input === undefined || input === null || (typeof input === 'string' && input.trim() === '')) return otherwise
    const value = read(input)
    if (value !== undefined) return value
    context.issues.push({ code: 'custom', message: 'cannot be read', input })
    return z.NEVER
  })

/** A list of what can be read; none when the field is absent or no list. */
export const listOrEmpty = <T>(read: Reader<T[]>) => withDefault<T[], T[]>(read, [])

/** A list that may be absent, null or blank; what stands there must be readable. */
export const optionalList = <T>(read: Reader<T[]>) => optionalWithDefault<T[], T[]>(read, [])

/** A list that may be absent or null: then it is empty. */
export const listOf = <S extends z.ZodType>(entry: S) => z.preprocess((input) => input ?? [], z.array(entry))
