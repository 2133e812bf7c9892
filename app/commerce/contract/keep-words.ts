/**
 * The strings of a language with a word joiner in E-Mail, e-post and e-mail, so that no line ends with their first letter.
 * Browsers get them so from the build (bundling/page-strings.ts).
 */
export function keepWords<Key extends string>(strings: Readonly<Record<Key, string>>): Partial<Record<Key, string>> {
  const kept: Partial<Record<Key, string>> = {}
  for (const key in strings) kept[key] = keepWord(strings[key])
  return kept
}

/** The text with its word joiners. */
export function keepWord(text: string): string {
  return text.replace(/\be-(?=[mp])/gi, '$&\u2060')
}
