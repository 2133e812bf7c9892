import type { Language } from '../../store/languages'

/** The texts of the plain pages that no page of the app has: kept apart from the strings, so that no browser loads them. */
export const PLAIN_TEXTS: Readonly<Record<Language, Record<PlainKey, string>>> = {
  sv: {
    'error.refused.title': 'Butiken kunde inte ta emot det som skickades',
    'error.refused.text':
      'Gå tillbaka, läs in sidan på nytt och försök en gång till. Hjälper inte det kan du börja om från startsidan.',
    'error.document.title': 'Ett fel uppstod när felsidan skulle visas',
    'error.document.text': 'Felet är vårt, inte ditt. Gå till startsidan, eller försök igen om en liten stund.',
  },
  no: {
    'error.refused.title': 'Butikken kunne ikke ta imot det som ble sendt',
    'error.refused.text':
      'Gå tilbake, last inn siden på nytt og prøv en gang til. Hvis det ikke hjelper, kan du begynne på nytt fra forsiden.',
    'error.document.title': 'Det oppstod en feil da feilsiden skulle vises',
    'error.document.text': 'Feilen er vår, ikke din. Gå til forsiden, eller prøv igjen om et lite øyeblikk.',
  },
  de: {
    'error.refused.title': 'Der Shop konnte Ihre Anfrage nicht annehmen',
    'error.refused.text':
      'Gehen Sie zurück, laden Sie die Seite neu und versuchen Sie es noch einmal. Hilft das nicht, beginnen Sie bitte auf der Startseite.',
    'error.document.title': 'Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten',
    'error.document.text': 'Der Fehler liegt bei uns. Gehen Sie zur Startseite oder versuchen Sie es gleich noch einmal.',
  },
  da: {
    'error.refused.title': 'Butikken kunne ikke modtage det, der blev sendt',
    'error.refused.text':
      'Gå tilbage, genindlæs siden, og prøv en gang til. Hvis det ikke hjælper, kan du begynde forfra på forsiden.',
    'error.document.title': 'Der opstod en fejl, da fejlsiden skulle vises',
    'error.document.text': 'Fejlen er vores, ikke din. Gå til forsiden, eller prøv igen om et øjeblik.',
  },
}

type PlainKey = 'error.refused.title' | 'error.refused.text' | 'error.document.title' | 'error.document.text'
