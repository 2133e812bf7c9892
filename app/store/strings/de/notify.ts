import type { notify as sv } from '../sv/notify'

export const notify: Record<keyof typeof sv, string> = {
  'notify.title': 'Benachrichtigung, sobald er wieder da ist',
  'notify.text': 'Geben Sie Ihre E-Mail-Adresse an. Wir schreiben Ihnen, sobald der Artikel wieder auf Lager ist.',
  'notify.email': 'E-Mail-Adresse',
  'notify.send': 'Benachrichtigen',
  'notify.sending': 'Ihr Wunsch wird gespeichert …',
  'notify.privacy': 'Wir verwenden die Adresse nur dafür und löschen sie, sobald die Nachricht verschickt ist.',
  'notify.thanks.title': 'Wir benachrichtigen Sie',
  'notify.thanks.text': 'Sie erhalten eine E-Mail, sobald der Artikel wieder auf Lager ist.',
  'notify.error.available':
    'Der Artikel kann wieder bestellt werden oder kommt nicht mehr ins Sortiment. Laden Sie die Seite neu, um den Stand zu sehen.',
  'notify.error.unavailable': 'Wir konnten Ihren Wunsch gerade nicht speichern. Bitte versuchen Sie es gleich noch einmal.',
  'notify.end.title': 'Benachrichtigungen beenden',
  'notify.end.text': 'Wir benachrichtigen Sie nicht mehr über Artikel, die Sie mit dieser E-Mail-Adresse vorgemerkt haben.',
  'notify.end.send': 'Alle Benachrichtigungen beenden',
  'notify.end.done': 'Ihre Benachrichtigungen sind beendet. Sie erhalten dazu keine E-Mails mehr.',
  'notify.end.error.link':
    'Der Link ist nicht gültig. Öffnen Sie ihn noch einmal aus der E-Mail, oder wenden Sie sich an den Kundenservice.',
  'notify.end.error.unavailable':
    'Wir konnten die Benachrichtigungen gerade nicht beenden. Bitte versuchen Sie es gleich noch einmal.',
}
