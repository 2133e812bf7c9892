import type { Texts } from '../texts'

const names = (sv: string, no: string, de: string, da: string): Texts => ({ sv, no, de, da })

/** The names of the facets that are not attributes. */
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

/** All facets, the most useful first. A listing shows those that distinguish its products. */
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

/** Facets with too many distinct values to list: the shopper chooses a range. */
export const RANGE_FACETS: readonly string[] = ['capacity-mah', 'capacity-ah', 'price', 'power', 'cold-cranking', 'luminous-flux']
