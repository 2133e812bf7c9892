export const deals = {
  'deal.label': 'Tilbud',
  'deal.ends': 'Slutter om',
  'deal.until': 'Gælder til kl. {{time}} {{day}}',
  'delivery.label': 'Næste levering',
  'delivery.within': 'Bestil inden for',
  'delivery.within.then': ', så sender vi samme dag',
  'delivery.before': 'Bestil før kl. {{time}} {{day}}, så sender vi samme dag',
}
