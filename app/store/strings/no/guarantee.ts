export const guarantee = {
  'guarantee.title': 'Lovbestemt reklamasjonsrett',
  'guarantee.text':
    'Har en vare en mangel, har du rett til å få den reparert eller byttet uten kostnad, ellers prisavslag eller pengene tilbake. Retten gjelder i to år, og i fem år for varer som er ment å vare vesentlig lenger, i tillegg til angreretten og eventuelle garantier.',
  'guarantee.more': 'Mer om reklamasjon',
  'guarantee.europe': 'Rettighetene dine i EØS',
} as const
