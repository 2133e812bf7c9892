/** Second parts of long compounds in category names, in the four languages. */
const SECOND_PARTS =
  /(?<=\p{L}{3})(?:batteri|akkus|akku-|cell|klipp|plæne|gräs|holdnings|cykel|sykkel|løbehjul|lykt|lygt|aufladbar|bara|bare|ladelige|lampen|bank|gutscheine|adapter|apparat|geräte|teile|delar|dele)/giu

/**
 * Inserts soft hyphens into long compounds, for narrow tiles: few browsers have hyphenation rules for all four languages, and
 * "Hörapparatsbatterier" is wider than a sixth of a tablet screen.
 */
export function breakable(name: string): string {
  return name.replace(SECOND_PARTS, '\u00AD$&')
}
