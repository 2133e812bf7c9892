import type { Language } from '../store/languages'

/** The files of the folder `official-notices`, by their paths: the addresses that the build gives them. */
const FILES: Readonly<Record<string, string>> = import.meta.glob<string>('./official-notices/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

/**
 * The address of the harmonised notice on the legal guarantee (Regulation (EU) 2025/1960, annex I) in a language; null where its
 * file is missing. The notice may not be redrawn, so the folder takes the Commission's own files, such as `sv.svg`
 * (docs/law.md). There is none in Norwegian.
 */
export function officialNotice(language: Language, files = FILES): string | null {
  return files[`./official-notices/${language}.svg`] ?? null
}
