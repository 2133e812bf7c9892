import { ADDRESS_KINDS, type AddressKind } from '../commerce/contract/sitemap'

type NamedFile = { kind: AddressKind; file: number }

/** The pages of the table of URLs that have no row in the backend: home and finder. */
export const MAIN_FILE = 'main.xml'

/** The name of a file of the sitemap, behind `sitemap-`: `product-1.xml`. */
export const sitemapFileName = ({ kind, file }: NamedFile): string => `${kind}-${file}.xml`

/** Reads such a name; null for any other. */
export function parseSitemapFileName(name: string): NamedFile | null {
  const { kind, file } = /^(?<kind>[a-z]+)-(?<file>[1-9]\d{0,4})\.xml$/.exec(name)?.groups ?? {}
  const known = ADDRESS_KINDS.find((one) => one === kind)
  return known === undefined ? null : { kind: known, file: Number(file) }
}
