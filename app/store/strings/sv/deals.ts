export const deals = {
  'deal.label': 'Erbjudande',
  'deal.ends': 'Slutar om',
  'deal.until': 'Gäller till kl. {{time}} {{day}}',
  'delivery.label': 'Nästa leverans',
  'delivery.within': 'Beställ inom',
  'delivery.within.then': ' så skickar vi samma dag',
  'delivery.before': 'Beställ före kl. {{time}} {{day}}, så skickar vi samma dag',
} as const
