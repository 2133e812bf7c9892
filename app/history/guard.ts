/**
 * Checks what comes from outside in the browser: local storage, an answer. Schemas of zod stay on the server, as the library weighs more
 * than all that it would guard here.
 */
export type Guard<T> = (value: unknown) => value is T

export const isText: Guard<string> = (value) => typeof value === 'string'
export const isNumber: Guard<number> = (value) => typeof value === 'number'
export const isFlag: Guard<boolean> = (value) => typeof value === 'boolean'

export const isList: Guard<unknown[]> = (value): value is unknown[] => Array.isArray(value)

export function orNull<T>(guard: Guard<T>): Guard<T | null> {
  return (value): value is T | null => value === null || guard(value)
}

export function listOf<T>(guard: Guard<T>): Guard<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every(guard)
}

/** An object that has these parts at least. */
export function shapeOf<T extends object>(parts: { readonly [K in keyof T]-?: Guard<T[K]> }): Guard<T> {
  return (value): value is T => {
    if (typeof value !== 'object' || value === null) return false
    for (const key in parts) if (!parts[key](Reflect.get(value, key))) return false
    return true
  }
}
