export const notify = {
  'notify.title': 'Få besked när den är tillbaka',
  'notify.text': 'Skriv din e-postadress, så mejlar vi när produkten finns i lager igen.',
  'notify.email': 'E-postadress',
  'notify.send': 'Bevaka produkten',
  'notify.sending': 'Bevakningen sparas …',
  'notify.privacy': 'Vi använder adressen bara till det, och tar bort den när beskedet är skickat.',
  'notify.thanks.title': 'Du bevakar produkten',
  'notify.thanks.text': 'Vi mejlar dig när den finns i lager igen.',
  'notify.error.available':
    'Produkten går att beställa igen, eller så kommer den inte tillbaka. Ladda om sidan för att se vad som gäller.',
  'notify.error.unavailable': 'Vi kunde inte spara bevakningen just nu. Försök igen om en stund.',
} as const
