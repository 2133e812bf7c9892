/**
 * Hides a member of what a loader returns from the browser: members that are not enumerable are not handed over. The
 * server's own rendering reads it all the same.
 */
export function hideFromBrowser<Key extends string, Value extends { [Name in Key]?: unknown }>(value: Value, name: Key): Value {
  return Object.defineProperty(value, name, { enumerable: false })
}
