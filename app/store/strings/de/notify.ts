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
}
