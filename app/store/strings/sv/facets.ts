/** The words of the filters of a listing. */
export const facets = {
  'facets.title': 'Filter',
  'facets.titleCount': 'Filter ({{count}})',
  'facets.show_one': 'Visa {{count, number}} produkt',
  'facets.show_other': 'Visa {{count, number}} produkter',
  'facets.apply': 'Använd filter',
  'facets.more': 'Visa {{count}} till',
  'facets.chosen': 'Valda filter',
  'facets.remove': 'Ta bort filtret {{name}}: {{label}}',
  'facets.clear': 'Rensa alla filter',
  'facets.none.title': 'Inga produkter passar alla filter',
  'facets.none.text': 'Ta bort något av filtren ovanför, eller rensa alla och börja om.',
  'facets.none.unknown': 'Adressen innehåller ett filter som inte finns här. Rensa filtren för att se alla produkter.',
} as const
