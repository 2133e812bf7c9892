import type { newsletter as sv } from '../sv/newsletter'

export const newsletter: Record<keyof typeof sv, string> = {
  'newsletter.title': 'Newsletter',
  'newsletter.text':
    'Tipps, mit denen Akkus länger halten, und Angebote, bevor sie vergriffen sind. Ein paar Mails im Monat, jederzeit abbestellbar.',
  'newsletter.email': 'E-Mail-Adresse für den Newsletter',
  'newsletter.send': 'Anmelden',
  'newsletter.privacy': 'Wir verwenden die Adresse nur für den Newsletter.',
  'newsletter.thanks.title': 'Bitte sehen Sie in Ihrem Postfach nach',
  'newsletter.thanks.text':
    'Bestätigen Sie die Anmeldung mit dem Link in der E-Mail. Wenn Sie den Newsletter schon erhalten, senden wir keine E-Mail.',
  'newsletter.confirm.text': 'Bitte bestätigen Sie, dass Sie unseren Newsletter erhalten möchten.',
  'newsletter.confirm.send': 'Ja, ich möchte den Newsletter',
  'newsletter.done.title': 'Sie erhalten den Newsletter',
  'newsletter.done.text': 'In jeder Ausgabe finden Sie einen Link zum Abbestellen.',
  'newsletter.error.link': 'Der Link ist nicht mehr gültig. Melden Sie sich erneut an, dann senden wir Ihnen einen neuen.',
  'newsletter.error.unavailable': 'Das ist gerade nicht möglich. Bitte versuchen Sie es gleich noch einmal.',
  'unsubscribe.title': 'Newsletter abbestellen',
  'unsubscribe.text':
    'Geben Sie die Adresse an, an die der Newsletter geht. Nachrichten zu Ihren Bestellungen erhalten Sie weiterhin.',
  'unsubscribe.link': 'Möchten Sie den Newsletter abbestellen? Nachrichten zu Ihren Bestellungen erhalten Sie weiterhin.',
  'unsubscribe.send': 'Newsletter abbestellen',
  'unsubscribe.done': 'Erledigt. Der Newsletter ist abbestellt.',
  'unsubscribe.reviews.title': 'Keine E-Mails zu Bewertungen mehr',
  'unsubscribe.reviews.text':
    'Möchten Sie nicht mehr gefragt werden, wie zufrieden Sie mit Ihrem Einkauf sind? Nachrichten zu Ihren Bestellungen erhalten Sie weiterhin.',
  'unsubscribe.reviews.send': 'Nicht mehr fragen',
  'unsubscribe.reviews.done': 'Erledigt. Sie erhalten keine E-Mails zu Bewertungen mehr.',
  'unsubscribe.error.link':
    'Der Link ist nicht gültig. Öffnen Sie ihn noch einmal aus der E-Mail, oder wenden Sie sich an den Kundenservice.',
  'unsubscribe.error.unavailable': 'Das ist gerade nicht möglich. Bitte versuchen Sie es gleich noch einmal.',
  'pagePreview.title': 'Seitenvorschau',
  'pagePreview.text': 'Hier prüft die Redaktion eine Seite vor der Veröffentlichung. Es gibt keine Seite zum Anzeigen.',
  'pagePreview.draft': 'Diese Seite ist ein Entwurf und nicht veröffentlicht. Nur wer den Link hat, kann sie sehen.',
}
