export const guarantee = {
  'guarantee.title': 'Lovbestemt reklamationsret',
  'guarantee.text':
    'Har en vare en mangel, har du ret til at få den repareret eller ombyttet uden beregning, ellers et afslag i prisen eller pengene tilbage. Retten gælder i to år, i EU mindst så længe, ud over fortrydelsesretten og eventuelle garantier.',
  'guarantee.more': 'Mere om reklamation',
  'guarantee.europe': 'Dine rettigheder i EU',
} as const
