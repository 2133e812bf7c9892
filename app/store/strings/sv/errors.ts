export const errors = {
  'error.notFound.title': 'Sidan kunde inte hittas',
  'error.notFound.text':
    'Den kan ha flyttats eller utgått ur sortimentet. Sök efter modell eller artikelnummer, så hittar du snabbt rätt.',
  'error.gone.title': 'Produkten har utgått',
  'error.gone.text':
    'Den säljs inte längre och har ingen efterföljare. Sök efter modell eller artikelnummer, så hittar du det som passar.',
  'error.unavailable.title': 'Butiken svarar inte just nu',
  'error.unavailable.text': 'Vi har ett tillfälligt avbrott. Din varukorg är sparad – försök igen om en liten stund.',
  'error.busy.title': 'Många besökare just nu',
  'error.busy.text': 'Sidan visas av sig själv om några sekunder. Din varukorg är sparad.',
  'error.tooMany.title': 'Vänta en liten stund',
  'error.tooMany.text': 'Det kommer ovanligt många försök härifrån just nu. Vänta några minuter och försök igen.',
  'error.refused.title': 'Butiken kunde inte ta emot det som skickades',
  'error.refused.text': 'Gå tillbaka och läs in sidan på nytt. Försök igen, eller börja om från startsidan.',
  'error.title': 'Något gick fel',
  'error.text': 'Felet är vårt, inte ditt. Försök igen, eller börja om från startsidan.',
  'error.home': 'Till startsidan',
  'error.retry': 'Försök igen',
} as const
