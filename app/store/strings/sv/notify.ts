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
  'notify.end.title': 'Avsluta dina bevakningar',
  'notify.end.text': 'Vi slutar bevaka alla varor som du har bett oss säga till om med den här e-postadressen.',
  'notify.end.send': 'Avsluta alla bevakningar',
  'notify.end.done': 'Dina bevakningar är avslutade. Vi mejlar dig inte om dem igen.',
  'notify.end.error.link': 'Länken gäller inte. Öppna den igen från mejlet, eller kontakta kundservice.',
  'notify.end.error.unavailable': 'Vi kunde inte avsluta bevakningarna just nu. Försök igen om en stund.',
} as const
