export const vat = {
  'vat.label': 'Visa priser',
  'vat.private': 'Privat',
  'vat.company': 'Företag',
  'vat.including': 'inkl. moms',
  'vat.excluding': 'exkl. moms',
  'vat.amountIncluding': '{{amount}} inkl. moms',
  'vat.sum': 'Summa exkl. moms',
  'vat.part': 'Moms',
  'vat.total': 'Att betala inkl. moms',
}
