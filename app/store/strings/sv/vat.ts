export const vat = {
  'vat.label': 'Visa priser',
  'vat.private': 'Privat',
  'vat.company': 'Företag',
  'vat.all': 'Alla priser {{vat}}',
  'vat.including': 'inkl. moms',
  'vat.excluding': 'exkl. moms',
  'vat.amountIncluding': '{{amount}} inkl. moms',
  'vat.part': 'Moms',
} as const
