export const withdrawal = {
  'withdrawal.title': 'Fortryd aftale',
  'withdrawal.intro':
    'Her giver du besked om, at du fortryder et køb. Du behøver ingen konto og behøver ikke at angive en grund. Fortrydelsesfristen er 14 dage fra den dag, du fik varen.',
  'withdrawal.name': 'Dit navn',
  'withdrawal.number': 'Ordrenummer',
  'withdrawal.number.hint': 'Det står i ordrebekræftelsen, for eksempel DK100123.',
  'withdrawal.email': 'E-mailadresse til bekræftelsen',
  'withdrawal.email.hint': 'Helst den, du bestilte med, så finder vi ordren med det samme.',
  'withdrawal.extent': 'Hvad fortryder du?',
  'withdrawal.extent.whole': 'Hele ordren',
  'withdrawal.extent.part': 'Nogle af varerne',
  'withdrawal.goods': 'Hvilke varer?',
  'withdrawal.goods.hint': 'Skriv navn eller varenummer, og antal, hvis det gælder en del.',
  'withdrawal.goods.lines': 'Vælg de varer, du fortryder.',
  'withdrawal.pieces': 'Antal',
  'withdrawal.continue': 'Fortsæt',
  'statement.private': 'Vi bruger oplysningerne til at behandle din besked.',
  'withdrawal.check.title': 'Kontrollér og bekræft',
  'withdrawal.check.text': 'Sådan sendes din besked til {{brand}}. Intet sendes, før du bekræfter.',
  'withdrawal.statement':
    'Jeg meddeler herved, at jeg ønsker at gøre fortrydelsesretten gældende i forbindelse med min købsaftale.',
  'withdrawal.statement.goods': 'Varer',
  'withdrawal.confirm': 'Bekræft fortrydelse',
  'withdrawal.change': 'Ret oplysningerne',
  'withdrawal.received.title': 'Vi har modtaget din besked',
  'withdrawal.received.at': 'Modtaget {{moment}}',
  'withdrawal.received.mail':
    'Vi sender en bekræftelse med tidspunkt og indhold til {{email}}. Gem den. Er den ikke kommet inden for en time, så kontakt kundeservice.',
  'withdrawal.received.next':
    'Er varerne sendt, skal du sende dem retur senest 14 dage fra nu. Varer, der ikke er pakket endnu, bliver ikke sendt.',
  'withdrawal.received.returns': 'Sådan sender du retur',
  'withdrawal.received.another': 'Fortryd et andet køb',
  'withdrawal.error.goods': 'Angiv, hvilke varer det gælder, eller vælg hele ordren.',
  'withdrawal.error.tooMany':
    'Der er kommet mange beskeder herfra. Vent lidt, eller skriv en e-mail til kundeservice: Det er lige så gyldigt.',
  'withdrawal.error.unavailable':
    'Beskeden kunne ikke sendes lige nu. Dine oplysninger er her stadig. Prøv igen om lidt, eller skriv en e-mail til kundeservice: Det er lige så gyldigt.',
} as const
