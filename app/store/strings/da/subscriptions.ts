import type { subscriptions as sv } from '../sv/subscriptions'

export const subscriptions: Record<keyof typeof sv, string> = {
  'subscription.next': 'Næste levering {{day}}',
  'subscription.terms':
    'Hver levering koster butikkens pris, når vi skriver til dig om den 7 dage før, plus fragt. Du kan springe over, sætte på pause eller opsige når som helst, uden binding.',
  'subscription.payments':
    'Et abonnement betales med kort eller faktura. De andre betalingsmåder kan ikke bruges til leveringer, der kommer senere.',
  'termination.title': 'Opsig abonnement her',
  'termination.intro':
    'Her afslutter du et abonnement uden at logge ind. Der er ingen binding, og du behøver ikke at give nogen grund.',
  'termination.name': 'Dit navn',
  'termination.number': 'Ordrenummer',
  'termination.number.hint': 'Den ordre, som abonnementet begyndte med, eller en senere levering. Nummeret står i vores e-mails.',
  'termination.email': 'E-mailadresse',
  'termination.email.hint': 'Den, du bestilte med. Dertil sender vi bekræftelsen.',
  'termination.contract': 'Hvilken vare? (valgfrit)',
  'termination.contract.hint': 'Lad feltet stå tomt, hvis alle abonnementer i ordren skal afsluttes.',
  'termination.when': 'Hvornår skal det slutte?',
  'termination.when.soonest': 'Så snart som muligt',
  'termination.when.date': 'En senere dag',
  'termination.day': 'Sidste dag',
  'termination.reason': 'Særlig grund (valgfrit)',
  'termination.reason.hint': 'Kun hvis du opsiger på grund af et aftalebrud.',
  'termination.send': 'Opsig nu',
  'termination.received.title': 'Vi har modtaget din opsigelse',
  'termination.received.at': 'Modtaget {{moment}}',
  'termination.received.mail':
    'Vi sender en bekræftelse med tid og indhold til den adresse, du skrev. Gem den. Er den ikke kommet inden for en time, så kontakt kundeservice.',
  'termination.another': 'Opsig et abonnement mere',
  'termination.error.day': 'Vælg en dag, der ikke har været.',
  'termination.error.tooMany':
    'Der er kommet mange opsigelser herfra. Vent lidt, eller skriv til kundeservice: Det gælder lige så meget.',
  'termination.error.unavailable':
    'Opsigelsen kunne ikke sendes lige nu. Det, du skrev, er her stadig. Prøv igen om lidt, eller skriv til kundeservice: Det gælder lige så meget.',
}
