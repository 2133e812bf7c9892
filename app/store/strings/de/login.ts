export const login = {
  'login.title': 'Anmelden',
  'login.email': 'E-Mail-Adresse',
  'login.password': 'Passwort',
  'login.show': 'Zeigen',
  'login.submit': 'Anmelden',
  'login.close': 'Anmeldung schließen',
  'login.order.text': 'Sie möchten nur eine Bestellung sehen?',
  'login.order': 'Ohne Konto öffnen',
  'login.logOut': 'Abmelden',
  'login.error.wrong': 'E-Mail-Adresse und Passwort passen nicht zusammen. Bitte prüfen Sie beides und versuchen Sie es erneut.',
  'login.error.tooMany': 'Zu viele Versuche. Bitte warten Sie eine Minute und versuchen Sie es erneut.',
  'login.error.unavailable': 'Die Anmeldung ist gerade nicht möglich. Bitte versuchen Sie es gleich noch einmal.',
}
