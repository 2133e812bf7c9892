/** The way in to the area of one order. */
export const myOrder = {
  'myOrder.title': 'Meine Bestellung',
  'myOrder.text':
    'Geben Sie die Bestellnummer und die E-Mail-Adresse ein, mit der Sie bestellt haben. Wir senden Ihnen einen Link, der die Bestellung öffnet – ohne Konto.',
  'myOrder.number': 'Bestellnummer',
  'myOrder.number.hint': 'Steht in der Bestellbestätigung, zum Beispiel {{example}}.',
  'myOrder.email': 'E-Mail-Adresse',
  'myOrder.send': 'Link anfordern',
  'myOrder.sent.title': 'Bitte sehen Sie in Ihrem Postfach nach',
  'myOrder.sent.text':
    'Wenn die Angaben stimmen, erhalten Sie in wenigen Minuten eine E-Mail mit einem Link. Der Link gilt 30 Minuten und kann einmal verwendet werden.',
  'myOrder.link.expired':
    'Der Link ist nicht mehr gültig. Geben Sie Bestellnummer und E-Mail-Adresse ein, dann senden wir Ihnen einen neuen.',
  'myOrder.error.tooMany': 'Zu viele Versuche. Bitte warten Sie einige Minuten und versuchen Sie es dann erneut.',
  'myOrder.error.unavailable': 'Wir können den Link gerade nicht senden. Bitte versuchen Sie es in Kürze erneut.',
  'myOrder.open.text': 'Der Link kann einmal verwendet werden. Die Bestellung wird in diesem Browser geöffnet.',
  'myOrder.open': 'Bestellung öffnen',
  'myOrder.logOut': 'Abmelden',
}
