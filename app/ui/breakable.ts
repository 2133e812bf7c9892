/** Second parts of the long words among category names, in the four languages. */
const TAILS =
  /(?<=\p{L}{3})(?:batteri|akkus|akku-|cell|klipp|plæne|gräs|holdnings|cykel|sykkel|løbehjul|lykt|lygt|aufladbar|bara|bare|ladelige|lampen|bank|gutscheine|adapter|apparat|geräte|teile|delar|dele)/giu

/**
 * A name with soft hyphens where its long words may break, for narrow tiles: few browsers bring the hyphenation of all four languages, and
 * "Hörapparatsbatterier" is wider than a sixth of a tablet.
 */
export function breakable(name: string): string {
  return name.replace(TAILS, '\u00AD$&')
}
