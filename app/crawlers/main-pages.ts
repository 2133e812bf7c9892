import type { AddressKind, SitemapFile } from '../commerce/contract/sitemap'
import { href } from '../routing/href'
import type { Language } from '../store/languages'

/** A page of the table of URLs that has no row in the backend. `changed` (ISO 8601) is null while no change is known. */
export type MainPage = { path: string; changed: string | null }

/**
 * The rows that the front page shows: categories, which change with the products that join and leave them. Of all products it has
 * only the few of a campaign, so that another one that changes would give it a date without a change.
 */
const ON_HOME: readonly AddressKind[] = ['category']

/** Home changes with what it shows, the finder with its devices. */
export function mainPages(language: Language, files: readonly SitemapFile[]): MainPage[] {
  const latest = (kinds: readonly AddressKind[]) =>
    latestChange(
      files.filter((one) => one.language === language && kinds.includes(one.kind)).map((one) => ({ changed: one.changed_at })),
    )
  return [
    { path: href('home', language), changed: latest(ON_HOME) },
    { path: href('finder', language), changed: latest(['device']) },
  ]
}

/** The latest change; null when none is known. */
export function latestChange(rows: readonly { changed: string | null }[]): string | null {
  return (
    rows
      .flatMap(({ changed }) => changed ?? [])
      .toSorted()
      .at(-1) ?? null
  )
}
