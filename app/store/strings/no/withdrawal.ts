export const withdrawal = {
  'withdrawal.title': 'Angre kjøpet her',
  'withdrawal.intro':
    'Her gir du beskjed om at du går fra et kjøp. Du trenger ingen konto og behøver ikke å oppgi noen grunn. Angrefristen er 14 dager fra den dagen du fikk varen.',
  'withdrawal.name': 'Navnet ditt',
  'withdrawal.number': 'Ordrenummer',
  'withdrawal.number.hint': 'Det står i ordrebekreftelsen, for eksempel NO100123.',
  'withdrawal.email': 'E-postadresse for bekreftelsen',
  'withdrawal.email.hint': 'Helst den du bestilte med, så finner vi ordren med en gang.',
  'withdrawal.extent': 'Hva angrer du på?',
  'withdrawal.extent.whole': 'Hele ordren',
  'withdrawal.extent.part': 'Noen av varene',
  'withdrawal.goods': 'Hvilke varer?',
  'withdrawal.goods.hint': 'Skriv navn eller varenummer, og antall hvis det gjelder en del.',
  'withdrawal.goods.lines': 'Velg varene du angrer på.',
  'withdrawal.pieces': 'Antall',
  'withdrawal.continue': 'Fortsett',
  'statement.private': 'Vi bruker opplysningene til å behandle meldingen din.',
  'withdrawal.check.title': 'Se over og bekreft',
  'withdrawal.check.text': 'Slik sendes meldingen din til {{brand}}. Ingenting sendes før du bekrefter.',
  'withdrawal.statement': 'Jeg underretter herved om at jeg går fra min avtale om kjøp av varer.',
  'withdrawal.statement.goods': 'Varer',
  'withdrawal.confirm': 'Bekreft at du angrer',
  'withdrawal.change': 'Endre opplysningene',
  'withdrawal.received.title': 'Vi har mottatt meldingen din',
  'withdrawal.received.at': 'Mottatt {{moment}}',
  'withdrawal.received.mail':
    'Vi sender en bekreftelse med tidspunkt og innhold til {{email}}. Ta vare på den. Har du ikke fått den innen en time, kontakt kundeservice.',
  'withdrawal.received.next':
    'Er varene sendt, må du sende dem tilbake innen 14 dager fra nå. Varer som ikke er pakket ennå, blir ikke sendt.',
  'withdrawal.received.returns': 'Slik sender du tilbake',
  'withdrawal.received.another': 'Angre et annet kjøp',
  'withdrawal.error.goods': 'Oppgi hvilke varer det gjelder, eller velg hele ordren.',
  'withdrawal.error.tooMany':
    'Det har kommet mange meldinger herfra. Vent litt, eller send en e-post til kundeservice: Det er like gyldig.',
  'withdrawal.error.unavailable':
    'Meldingen kunne ikke sendes akkurat nå. Opplysningene dine er her fortsatt. Prøv igjen om litt, eller send en e-post til kundeservice: Det er like gyldig.',
} as const
