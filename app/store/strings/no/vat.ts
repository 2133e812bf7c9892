export const vat = {
  'vat.label': 'Vis priser',
  'vat.private': 'Privat',
  'vat.company': 'Bedrift',
  'vat.all': 'Alle priser {{vat}}',
  'vat.including': 'inkl. mva.',
  'vat.excluding': 'ekskl. mva.',
  'vat.amountIncluding': '{{amount}} inkl. mva.',
  'vat.part': 'Mva.',
}
