import type { Language } from '../../store/languages'

/** The texts of the plain pages that no page of the app has: kept apart from the strings, so that no browser loads them. */
export const PLAIN_TEXTS: Readonly<Record<Language, Record<PlainKey, string>>> = {
  sv: {
    'error.document.title': 'Ett fel uppstod när felsidan skulle visas',
    'error.document.text': 'Felet är vårt, inte ditt. Gå till startsidan, eller försök igen om en liten stund.',
  },
  no: {
    'error.document.title': 'Det oppstod en feil da feilsiden skulle vises',
    'error.document.text': 'Feilen er vår, ikke din. Gå til forsiden, eller prøv igjen om et lite øyeblikk.',
  },
  de: {
    'error.document.title': 'Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten',
    'error.document.text': 'Der Fehler liegt bei uns. Gehen Sie zur Startseite oder versuchen Sie es gleich noch einmal.',
  },
  da: {
    'error.document.title': 'Der opstod en fejl, da fejlsiden skulle vises',
    'error.document.text': 'Fejlen er vores, ikke din. Gå til forsiden, eller prøv igen om et øjeblik.',
  },
}

type PlainKey = 'error.document.title' | 'error.document.text'
