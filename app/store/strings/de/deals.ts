export const deals = {
  'deal.label': 'Angebot',
  'deal.ends': 'Endet in',
  'deal.until': 'Gilt bis {{day}}, {{time}} Uhr',
  'delivery.label': 'Nächster Versand',
  'delivery.within': 'Noch',
  'delivery.within.then': ' für den Versand am selben Tag',
  'delivery.before': 'Bestellen Sie bis {{day}} {{time}} Uhr, dann versenden wir am selben Tag',
}
