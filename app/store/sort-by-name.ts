import { collator } from './intl-formats'

/**
 * Named things by name, without regard to case, in the order of the language (spec section 9, Mega menu columns): å, ä and ö end the
 * Swedish alphabet, and Danish and Norwegian read "aa" as å. Numbers count as numbers. For the server, so that no browser sorts otherwise.
 * @param iso BCP 47, as `Store.iso`
 */
export function sortByName<T extends { name: string }>(named: readonly T[], iso: string): T[] {
  const { compare } = collator(iso, { sensitivity: 'accent', numeric: true })
  return named
    .map((item) => ({ item, key: letterByLetter(item.name) }))
    .sort((one, other) => compare(one.key, other.key))
    .map(({ item }) => item)
}

/** The sizes AA and AAA are letters and no å: a grapheme joiner keeps a collation from reading two of them as one. */
function letterByLetter(name: string): string {
  return name.replace(/A(?=A)/g, 'A\u034F')
}
