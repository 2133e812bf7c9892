export const deals = {
  'deal.label': 'Tilbud',
  'deal.ends': 'Slutter om',
  'deal.until': 'Gjelder til kl. {{time}} {{day}}',
  'delivery.label': 'Neste levering',
  'delivery.within': 'Bestill i løpet av',
  'delivery.within.then': ', så sender vi samme dag',
  'delivery.before': 'Bestill før kl. {{time}} {{day}}, så sender vi samme dag',
}
