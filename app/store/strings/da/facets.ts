import type { facets as swedish } from '../sv/facets'

export const facets: Record<keyof typeof swedish, string> = {
  'facets.title': 'Filtre',
  'facets.titleCount': 'Filtre ({{count}})',
  'facets.show_one': 'Vis {{count, number}} produkt',
  'facets.show_other': 'Vis {{count, number}} produkter',
  'facets.apply': 'Anvend filtre',
  'facets.more': 'Vis {{count}} flere',
  'facets.chosen': 'Valgte filtre',
  'facets.remove': 'Fjern filteret {{name}}: {{label}}',
  'facets.clear': 'Ryd alle filtre',
  'facets.none.title': 'Ingen produkter matcher dine filtre',
  'facets.none.text': 'Fjern et af filtrene ovenfor, eller ryd dem alle og begynd forfra.',
  'facets.none.unknown': 'Adressen indeholder et filter, der ikke findes her. Ryd filtrene for at se alle produkter.',
}
