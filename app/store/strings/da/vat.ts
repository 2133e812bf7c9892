export const vat = {
  'vat.label': 'Vis priser',
  'vat.private': 'Privat',
  'vat.company': 'Erhverv',
  'vat.all': 'Alle priser {{vat}}',
  'vat.including': 'inkl. moms',
  'vat.excluding': 'ekskl. moms',
  'vat.amountIncluding': '{{amount}} inkl. moms',
  'vat.part': 'Moms',
}
