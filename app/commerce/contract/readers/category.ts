import { isFields } from '../stored-fields'
import type { Reader } from './field'
import { readableOf } from './list'
import { type Picture, pictureOf } from './picture'
import { wordsOf } from './scalar'

/** The names of a category and those above it, from the top down; at least one. */
export const namesOf: Reader<string[]> = (input) => {
  const names = readableOf(wordsOf)(input) ?? []
  return names.length === 0 ? undefined : names
}

/** The icon of a category, and its picture where it has one. */
export const metadataOf: Reader<{ icon: string | null; picture?: Picture }> = (input) => {
  if (!isFields(input)) return undefined
  const picture = pictureOf(input['picture'])
  return { icon: wordsOf(input['icon']) ?? null, ...(picture === undefined ? {} : { picture }) }
}
