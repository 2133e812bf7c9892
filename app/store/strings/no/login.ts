export const login = {
  'login.title': 'Logg inn',
  'login.email': 'E-postadresse',
  'login.password': 'Passord',
  'login.show': 'Vis',
  'login.submit': 'Logg inn',
  'login.close': 'Lukk innloggingen',
  'login.order.text': 'Vil du bare se én ordre?',
  'login.order': 'Åpne den uten konto',
  'login.logOut': 'Logg ut',
  'login.error.wrong': 'E-postadressen og passordet stemmer ikke overens. Kontroller begge og prøv igjen.',
  'login.error.tooMany': 'For mange forsøk. Vent et minutt og prøv igjen.',
  'login.error.unavailable': 'Vi kan ikke logge deg inn akkurat nå. Prøv igjen om litt.',
}
