export const login = {
  'login.title': 'Log ind',
  'login.email': 'E-mailadresse',
  'login.password': 'Adgangskode',
  'login.show': 'Vis',
  'login.submit': 'Log ind',
  'login.close': 'Luk login',
  'login.order.text': 'Vil du kun se én ordre?',
  'login.order': 'Åbn den uden konto',
  'login.logOut': 'Log ud',
  'login.error.wrong': 'E-mailadressen og adgangskoden passer ikke sammen. Tjek begge, og prøv igen.',
  'login.error.tooMany': 'For mange forsøg. Vent et minut, og prøv igen.',
  'login.error.unavailable': 'Vi kan ikke logge dig ind lige nu. Prøv igen om lidt.',
}
