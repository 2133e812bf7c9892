import type { Texts } from '../texts'

/** How a shop's own facet, which is no attribute, is called. */
const names = (sv: string, no: string, de: string, da: string): Texts => ({ sv, no, de, da })

/** The facets that are no attributes. */
export const FACET_NAMES: ReadonlyMap<string, Texts> = new Map([
  ['fits', names('Passar till', 'Passer til', 'Passend für', 'Passer til')],
  ['brand', names('Varumärke', 'Merke', 'Marke', 'Mærke')],
  ['price', names('Pris', 'Pris', 'Preis', 'Pris')],
  ['stock', names('Lager', 'Lager', 'Verfügbarkeit', 'Lager')],
])

export const STOCK_NAMES: ReadonlyMap<string, Texts> = new Map([
  ['in', names('I lager', 'På lager', 'Auf Lager', 'På lager')],
  ['order', names('Kan beställas', 'Kan bestilles', 'Bestellbar', 'Kan bestilles')],
])

/** What a shopper asks first comes first. Each listing shows those of them that tell its products apart. */
export const FACET_ORDER = [
  'fits',
  'size',
  'brand',
  'chemistry',
  'voltage',
  'capacity-mah',
  'capacity-ah',
  'price',
  'stock',
  'power',
  'connector',
  'output-voltage',
  'output-current',
  'bays',
  'cold-cranking',
  'luminous-flux',
  'cable-length',
  'pack-size',
  'rechargeable',
  'protected',
  'button-top',
  'terminal',
  'colour',
] as const

/** Measured so finely that single values would make a list without end: a shopper chooses a range. */
export const RANGED: readonly string[] = ['capacity-mah', 'capacity-ah', 'price', 'power', 'cold-cranking', 'luminous-flux']
