/** A town in ordinary spelling: carriers write `UPPLANDS VÄSBY`. A name that has small letters already stays as it is. */
export function townName(name: string): string {
  if (name !== name.toUpperCase()) return name
  return name
    .toLowerCase()
    .replace(/(^|[\s-])(\p{L})/gu, (_match, before: string, letter: string) => before + letter.toUpperCase())
}
