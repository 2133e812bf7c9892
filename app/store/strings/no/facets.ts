import type { facets as swedish } from '../sv/facets'

export const facets: Record<keyof typeof swedish, string> = {
  'facets.title': 'Filter',
  'facets.titleCount': 'Filter ({{count}})',
  'facets.show_one': 'Vis {{count, number}} produkt',
  'facets.show_other': 'Vis {{count, number}} produkter',
  'facets.apply': 'Bruk filter',
  'facets.more': 'Vis {{count}} til',
  'facets.chosen': 'Valgte filtre',
  'facets.remove': 'Fjern filteret {{name}}: {{label}}',
  'facets.clear': 'Nullstill alle filtre',
  'facets.none.title': 'Ingen produkter samsvarer med filtrene dine',
  'facets.none.text': 'Fjern et av filtrene over, eller nullstill alle og begynn på nytt.',
  'facets.none.unknown': 'Adressen inneholder et filter som ikke finnes her. Fjern filtrene for å se alle produktene.',
}
