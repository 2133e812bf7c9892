import type { notify as sv } from '../sv/notify'

export const notify: Record<keyof typeof sv, string> = {
  'notify.title': 'Benachrichtigung, sobald der Artikel wieder da ist',
  'notify.email': 'E-Mail-Adresse',
  'notify.send': 'Benachrichtigen',
  'notify.sending': 'Ihr Wunsch wird gespeichert …',
  'notify.privacy':
    'Wir verwenden die Adresse nur dafür, nachdem Sie sie bestätigt haben, und löschen sie, sobald die Nachricht gesendet ist.',
  'notify.thanks.title': 'Fast fertig',
  'notify.thanks.text':
    'Wir haben einen Link an die Adresse gesendet. Bitte bestätigen Sie die Benachrichtigung dort innerhalb von 7 Tagen. Für die Adresse Ihres Kontos ist keine Bestätigung nötig.',
  'notify.error.available':
    'Der Artikel kann wieder bestellt werden oder kommt nicht mehr ins Sortiment. Laden Sie die Seite neu, um den Stand zu sehen.',
  'notify.error.tooMany': 'Zu viele Versuche. Bitte versuchen Sie es später erneut.',
  'notify.error.unavailable': 'Wir konnten Ihren Wunsch gerade nicht speichern. Bitte versuchen Sie es gleich noch einmal.',
  'notify.end.title': 'Benachrichtigungen beenden',
  'notify.end.text': 'Wir benachrichtigen Sie nicht mehr über Artikel, die Sie mit dieser E-Mail-Adresse vorgemerkt haben.',
  'notify.end.send': 'Alle Benachrichtigungen beenden',
  'notify.end.done': 'Ihre Benachrichtigungen sind beendet. Sie erhalten dazu keine E-Mails mehr.',
  'notify.confirm.title': 'Benachrichtigung bestätigen',
  'notify.confirm.text': 'Wir schreiben Ihnen, sobald der Artikel wieder auf Lager ist, und löschen danach die Adresse.',
  'notify.confirm.send': 'Benachrichtigung bestätigen',
  'notify.confirmed.text': 'Die Adresse ist bestätigt. Wir schreiben Ihnen, sobald der Artikel wieder auf Lager ist.',
  'notify.error.link': 'Der Link gilt nicht mehr. Bitte fordern Sie die Benachrichtigung noch einmal an.',
  'notify.confirmed.title': 'Sie werden benachrichtigt',
}
