import type { reviews as sv } from '../sv/reviews'

export const reviews: Record<keyof typeof sv, string> = {
  'reviews.title': 'Bewertungen',
  'reviews.count_one': '{{count, number}} Bewertung',
  'reviews.count_other': '{{count, number}} Bewertungen',
  'reviews.stars_one': '{{count}} Stern',
  'reviews.stars_other': '{{count}} Sterne',
  'reviews.spread': 'So verteilen sich die Sterne',
  'reviews.rule':
    'Wer hier bewertet, ist als Käufer angemeldet, gibt Bestellnummer und E-Mail-Adresse an oder folgt dem Link in unserer E-Mail an den Käufer. Wir prüfen den Kauf, lesen den Text, bevor er erscheint, und kennzeichnen die Bewertung als „Verifizierter Kauf“. Bei Bewertungen ohne diesen Vermerk haben wir den Kauf nicht geprüft. Gute und schlechte Bewertungen werden gleichermaßen gezeigt.',
  'reviews.verified': 'Verifizierter Kauf',
  'reviews.buyer': 'Aus verifiziertem Kauf',
  'reviews.anonymous': 'Anonym',
  'reviews.in.sv': 'Auf Schwedisch verfasst',
  'reviews.in.no': 'Auf Norwegisch verfasst',
  'reviews.in.de': 'Auf Deutsch verfasst',
  'reviews.in.da': 'Auf Dänisch verfasst',
  'reviews.sort': 'Bewertungen sortieren',
  'reviews.sort.newest': 'Neueste',
  'reviews.sort.best': 'Beste',
  'reviews.sort.own': 'Bewertungen auf Deutsch stehen zuerst.',
  'reviews.empty.title': 'Noch keine Bewertungen',
  'reviews.empty.text': 'Haben Sie diesen Artikel gekauft? Berichten Sie anderen, wie er sich bewährt.',
  'reviews.write': 'Bewertung schreiben',
  'review.stars': 'Ihre Bewertung',
  'review.stars.low': 'Schlecht',
  'review.stars.high': 'Sehr gut',
  'review.title': 'Überschrift',
  'review.text': 'Ihr Text',
  'review.text.hint': 'Wofür verwenden Sie den Artikel, und wie bewährt er sich?',
  'review.name': 'Angezeigter Name',
  'review.name.hint': 'Ohne Angabe erscheint Ihre Bewertung ohne Namen.',
  'review.order': 'Bestellnummer',
  'review.order.hint': 'Steht in der Bestellbestätigung, zum Beispiel DE100123.',
  'review.email': 'E-Mail-Adresse der Bestellung',
  'review.email.hint': 'Nur zur Prüfung des Kaufs. Sie wird nie angezeigt.',
  'review.invited':
    'Die Bewertung gehört zur Bestellung {{number}} und wird als „Verifizierter Kauf“ gekennzeichnet. Weitere Angaben brauchen wir nicht.',
  'review.own.none':
    'In Ihrem Konto finden wir keinen Kauf dieses Artikels. Haben Sie ihn mit einer anderen E-Mail-Adresse gekauft, geben Sie die Bestellung hier an.',
  'review.own.reviewed':
    'Sie haben diesen Artikel bereits bewertet. Haben Sie ihn auch mit einer anderen E-Mail-Adresse gekauft, geben Sie diese Bestellung hier an.',
  'review.send': 'Bewertung absenden',
  'review.sending': 'Die Bewertung wird gesendet …',
  'review.thanks.title': 'Vielen Dank für Ihre Bewertung!',
  'review.thanks.text': 'Wir lesen sie so bald wie möglich, danach erscheint sie hier.',
  'review.error.stars': 'Wählen Sie einen bis fünf Sterne.',
  'review.error.order': 'Zu dieser Nummer und E-Mail-Adresse finden wir keine Bestellung. Bitte prüfen Sie beides.',
  'review.error.notBought': 'Die Bestellung enthält diesen Artikel nicht, oder sie wurde storniert.',
  'review.error.already': 'Zu dieser Bestellung gibt es bereits eine Bewertung des Artikels.',
  'review.error.invitation':
    'Der Link aus der E-Mail gilt nicht mehr. Bitte geben Sie stattdessen Bestellnummer und E-Mail-Adresse an.',
  'review.error.loggedOut':
    'Sie sind nicht mehr angemeldet. Bitte melden Sie sich wieder an oder geben Sie die E-Mail-Adresse der Bestellung an.',
  'review.error.tooMany': 'Zu viele Versuche. Bitte warten Sie einige Minuten und versuchen Sie es dann erneut.',
  'review.error.unavailable':
    'Wir konnten die Bewertung gerade nicht entgegennehmen. Ihr Text ist noch da – bitte versuchen Sie es gleich noch einmal.',
}
