import type { errors as sv } from '../sv/errors'

export const errors: Record<keyof typeof sv, string> = {
  'error.notFound.title': 'Seite nicht gefunden',
  'error.notFound.text':
    'Sie wurde vielleicht verschoben oder der Artikel ist nicht mehr im Sortiment. Suchen Sie nach Modell oder Artikelnummer.',
  'error.gone.title': 'Dieses Produkt gibt es nicht mehr',
  'error.gone.text':
    'Wir verkaufen es nicht mehr, und es hat keinen Nachfolger. Suchen Sie nach Modell oder Artikelnummer, so finden Sie, was passt.',
  'error.unavailable.title': 'Der Shop antwortet gerade nicht',
  'error.unavailable.text':
    'Es liegt eine vorübergehende Störung vor. Ihr Warenkorb ist gespeichert – bitte versuchen Sie es gleich noch einmal.',
  'error.busy.title': 'Gerade sind sehr viele Besucher im Shop',
  'error.busy.text': 'Die Seite wird in wenigen Sekunden automatisch angezeigt. Ihr Warenkorb ist gespeichert.',
  'error.tooMany.title': 'Einen Moment bitte',
  'error.tooMany.text':
    'Von hier kommen gerade ungewöhnlich viele Anfragen. Bitte warten Sie einige Minuten und versuchen Sie es dann erneut.',
  'error.refused.title': 'Der Shop konnte Ihre Anfrage nicht annehmen',
  'error.refused.text':
    'Gehen Sie zurück und laden Sie die Seite neu. Versuchen Sie es erneut oder beginnen Sie auf der Startseite.',
  'error.title': 'Etwas ist schiefgelaufen',
  'error.text': 'Der Fehler liegt bei uns. Versuchen Sie es erneut oder beginnen Sie auf der Startseite.',
  'error.home': 'Zur Startseite',
  'error.retry': 'Erneut versuchen',
}
