/**
 * Type guards for untrusted data in the browser: local storage and JSON answers. Zod is used on the server
 * only, as its bundle is too large for this.
 */
export type Guard<T> = (value: unknown) => value is T

export const isText: Guard<string> = (value) => typeof value === 'string'
export const isNumber: Guard<number> = (value) => typeof value === 'number'
export const isBoolean: Guard<boolean> = (value) => typeof value === 'boolean'

export const isList: Guard<unknown[]> = (value): value is unknown[] => Array.isArray(value)

export function orNull<T>(guard: Guard<T>): Guard<T | null> {
  return (value): value is T | null => value === null || guard(value)
}

export function isListOf<T>(guard: Guard<T>): Guard<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every(guard)
}

/** An object with at least these properties. */
export function shapeOf<T extends object>(parts: { readonly [K in keyof T]-?: Guard<T[K]> }): Guard<T> {
  return (value): value is T => {
    if (typeof value !== 'object' || value === null) return false
    for (const key in parts) if (!parts[key](Reflect.get(value, key))) return false
    return true
  }
}
