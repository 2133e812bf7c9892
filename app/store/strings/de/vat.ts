export const vat = {
  'vat.label': 'Preise anzeigen',
  'vat.private': 'Privat',
  'vat.company': 'Gewerbe',
  'vat.all': 'Alle Preise {{vat}}',
  'vat.including': 'inkl. MwSt.',
  'vat.excluding': 'zzgl. MwSt.',
  'vat.amountIncluding': '{{amount}} inkl. MwSt.',
  'vat.part': 'MwSt.',
}
