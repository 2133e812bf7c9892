import type { facets as swedish } from '../sv/facets'

export const facets: Record<keyof typeof swedish, string> = {
  'facets.title': 'Filter',
  'facets.titleCount': 'Filter ({{count}})',
  'facets.show_one': '{{count, number}} Produkt anzeigen',
  'facets.show_other': '{{count, number}} Produkte anzeigen',
  'facets.apply': 'Filter anwenden',
  'facets.more': '{{count}} weitere anzeigen',
  'facets.chosen': 'Gewählte Filter',
  'facets.remove': 'Filter {{name}}: {{label}} entfernen',
  'facets.clear': 'Alle Filter zurücksetzen',
  'facets.none.title': 'Kein Produkt entspricht allen Filtern',
  'facets.none.text': 'Entfernen Sie einen der Filter oben oder setzen Sie alle zurück.',
  'facets.none.unknown': 'Die Adresse enthält einen Filter, den es hier nicht gibt. Ohne Filter sehen Sie alle Produkte.',
}
