export const vat = {
  'vat.label': 'Vis priser',
  'vat.private': 'Privat',
  'vat.company': 'Erhverv',
  'vat.including': 'inkl. moms',
  'vat.excluding': 'ekskl. moms',
  'vat.amountIncluding': '{{amount}} inkl. moms',
  'vat.sum': 'Sum ekskl. moms',
  'vat.part': 'Moms',
  'vat.total': 'At betale inkl. moms',
}
