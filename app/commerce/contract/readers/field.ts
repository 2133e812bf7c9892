import { z } from 'zod'

/** Reads a value of an answer in any of the forms that backends send; undefined when it cannot be read. */
export type Reader<T> = (told: unknown) => T | undefined

/** A backend that has nothing to answer says null, or an empty text, object or list. */
export const isNothing = (told: unknown): boolean =>
  told === null || told === '' || (typeof told === 'object' && Object.keys(told).length === 0)

/** A field without which its entry cannot be read. */
export const needed = <T>(read: Reader<T>) =>
  z.transform((told, context): T => {
    const value = read(told)
    if (value !== undefined) return value
    context.issues.push({ code: 'custom', message: 'cannot be read', input: told })
    return z.NEVER
  })

/**
 * A field that counts as `otherwise` when it is absent, null or cannot be read, so that it never costs the entry it stands in.
 */
export const orElse = <T, F>(read: Reader<T>, otherwise: F) => z.transform((told): T | F => read(told) ?? otherwise)

/** A field that counts as `otherwise` when it is absent, null or blank; any other value must be readable. */
export const orAbsent = <T, F>(read: Reader<T>, otherwise: F) =>
  z.transform((told, context): T | F => {
    if (told === undefined || told === null || (typeof told === 'string' && told.trim() === '')) return otherwise
    const value = read(told)
    if (value !== undefined) return value
    context.issues.push({ code: 'custom', message: 'cannot be read', input: told })
    return z.NEVER
  })

/** A list of what can be read; none when the field is absent or no list. */
export const listed = <T>(read: Reader<T[]>) => orElse<T[], T[]>(read, [])

/** A list that may be absent, null or blank; what stands there must be readable. */
export const listedOrAbsent = <T>(read: Reader<T[]>) => orAbsent<T[], T[]>(read, [])

/** A list that may be absent or null: then it is empty. */
export const listOf = <S extends z.ZodType>(entry: S) => z.preprocess((told) => told ?? [], z.array(entry))
