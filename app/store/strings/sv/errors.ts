export const errors = {
  'error.notFound.title': 'Sidan kunde inte hittas',
  'error.notFound.text':
    'Den kan ha flyttats eller utgått ur sortimentet. Sök efter modell eller artikelnummer, så hittar du snabbt rätt.',
  'error.unavailable.title': 'Butiken svarar inte just nu',
  'error.unavailable.text': 'Vi har ett tillfälligt avbrott. Din varukorg är sparad – försök igen om en liten stund.',
  'error.tooMany.title': 'Vänta en liten stund',
  'error.tooMany.text': 'Det kommer ovanligt många försök härifrån just nu. Vänta några minuter och försök igen.',
  'error.title': 'Något gick fel',
  'error.text': 'Felet är vårt, inte ditt. Försök igen, eller börja om från startsidan.',
  'error.home': 'Till startsidan',
  'error.retry': 'Försök igen',
} as const
