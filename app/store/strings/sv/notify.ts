export const notify = {
  'notify.title': 'Få besked när den är tillbaka',
  'notify.email': 'E-postadress',
  'notify.send': 'Bevaka produkten',
  'notify.sending': 'Bevakningen sparas …',
  'notify.privacy':
    'Vi använder adressen bara till det, efter att du har bekräftat den, och tar bort den när beskedet är skickat.',
  'notify.thanks.title': 'Nästan klart',
  'notify.thanks.text':
    'Vi har mejlat en länk till adressen. Bekräfta bevakningen där inom 7 dagar. Är det adressen till ditt konto behövs ingen bekräftelse.',
  'notify.error.available':
    'Produkten går att beställa igen, eller så kommer den inte tillbaka. Ladda om sidan för att se vad som gäller.',
  'notify.error.tooMany': 'För många försök. Försök igen senare.',
  'notify.error.unavailable': 'Vi kunde inte spara bevakningen just nu. Försök igen om en stund.',
  'notify.end.title': 'Avsluta dina bevakningar',
  'notify.end.text': 'Vi slutar bevaka alla varor som du har bett oss säga till om med den här e-postadressen.',
  'notify.end.send': 'Avsluta alla bevakningar',
  'notify.end.done': 'Dina bevakningar är avslutade. Vi mejlar dig inte om dem igen.',
  'notify.confirm.title': 'Bekräfta din bevakning',
  'notify.confirm.text': 'Vi mejlar dig när produkten finns i lager igen, och sedan tar vi bort adressen.',
  'notify.confirm.send': 'Bekräfta bevakningen',
  'notify.confirmed.text': 'Adressen är bekräftad. Vi mejlar dig när produkten finns i lager igen.',
  'notify.error.link': 'Länken gäller inte längre. Bevaka produkten en gång till.',
  'notify.confirmed.title': 'Du bevakar produkten',
} as const
