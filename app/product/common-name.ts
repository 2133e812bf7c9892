/** The name of a group of variations: the words that the names of all of them begin with; the first name when they share none. */
export function commonName(names: readonly string[]): string {
  const [first = '', ...others] = names
  const words = first.split(' ')
  const shared = words.findIndex((word, at) => others.some((other) => bare(other.split(' ')[at] ?? '') !== bare(word)))
  return (shared === -1 ? first : bare(words.slice(0, shared).join(' '))) || first
}

/** Without the punctuation at its end, which separates the words that follow: `1 m,` and `1 m`. */
const bare = (text: string): string => text.replace(/[\s,;:–(-]+$/, '')
