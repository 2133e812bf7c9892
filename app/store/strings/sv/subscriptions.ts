export const subscriptions = {
  'subscription.next': 'Nästa leverans {{day}}',
  'subscription.terms':
    'Varje leverans kostar butikens pris när vi mejlar dig om den, 7 dagar före, plus frakt. Du kan hoppa över, pausa eller avsluta när som helst, utan bindningstid.',
  'subscription.payments':
    'En prenumeration betalas med kort eller faktura. De andra betalsätten kan inte användas för leveranser som kommer senare.',
  'termination.title': 'Säg upp prenumeration här',
  'termination.intro':
    'Här avslutar du en prenumeration utan att logga in. Det finns ingen bindningstid, och du behöver inte ange något skäl.',
  'termination.name': 'Ditt namn',
  'termination.number': 'Ordernummer',
  'termination.number.hint': 'Den order som prenumerationen började med, eller en senare leverans. Numret står i våra mejl.',
  'termination.email': 'E-postadress',
  'termination.email.hint': 'Den som du beställde med. Dit skickar vi bekräftelsen.',
  'termination.contract': 'Vilken vara? (valfritt)',
  'termination.contract.hint': 'Lämna tomt om alla prenumerationer i ordern ska avslutas.',
  'termination.when': 'När ska den avslutas?',
  'termination.when.soonest': 'Så snart som möjligt',
  'termination.when.date': 'En senare dag',
  'termination.day': 'Sista dag',
  'termination.reason': 'Särskilt skäl (valfritt)',
  'termination.reason.hint': 'Bara om du säger upp på grund av ett avtalsbrott.',
  'termination.send': 'Säg upp nu',
  'termination.received.title': 'Vi har tagit emot din uppsägning',
  'termination.received.at': 'Mottagen {{moment}}',
  'termination.received.mail':
    'Vi skickar en bekräftelse med tid och innehåll till den adress som du skrev. Spara den. Har inget kommit inom en timme, kontakta kundservice.',
  'termination.another': 'Säg upp en prenumeration till',
  'termination.error.day': 'Välj en dag som inte har varit.',
  'termination.error.tooMany':
    'Det har kommit många uppsägningar härifrån. Vänta en stund, eller mejla kundservice: det gäller lika mycket.',
  'termination.error.unavailable':
    'Uppsägningen kunde inte skickas just nu. Dina uppgifter är kvar. Försök igen om en stund, eller mejla kundservice: det gäller lika mycket.',
} as const
