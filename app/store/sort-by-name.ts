import { collator } from './intl-formats'

/**
 * Sorts by name, case-insensitive, in the order of the language (spec section 9, Mega menu columns): å, ä and ö are
 * last in Swedish, and "aa" sorts as å in Danish and Norwegian. Numbers sort numerically. Use it on the server only,
 * as collation differs between browsers.
 * @param iso BCP 47, as `Store.iso`
 */
export function sortByName<T extends { name: string }>(items: readonly T[], iso: string): T[] {
  const { compare } = collator(iso, { sensitivity: 'accent', numeric: true })
  return items
    .map((item) => ({ item, key: sortKey(item.name) }))
    .sort((one, other) => compare(one.key, other.key))
    .map(({ item }) => item)
}

/** Inserts a grapheme joiner between two A, so that Danish and Norwegian collation does not read the sizes AA and AAA as å. */
function sortKey(name: string): string {
  return name.replace(/A(?=A)/g, 'A\u034F')
}
