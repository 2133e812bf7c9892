import { IN_MARKUP } from './left-to-markup'

/** Reads a member of a loader's data from the document. */
export type MarkupReader = () => unknown

/**
 * Adds what loaders have left to the markup to the data of a page, before React hydrates it
 * and before anything changes the document.
 */
export function readMarkup(data: unknown, readers: Readonly<Record<string, MarkupReader>>): void {
  if (typeof data !== 'object' || data === null) return
  for (const value of Object.values(data)) readMarkup(value, readers)
  const names: unknown = IN_MARKUP in data ? data[IN_MARKUP] : null
  for (const [name, read] of Object.entries(readers)) {
    if (Array.isArray(names) && names.includes(name)) Object.assign(data, { [name]: read() })
  }
}
