import type { subscriptions as sv } from '../sv/subscriptions'

export const subscriptions: Record<keyof typeof sv, string> = {
  'subscription.next': 'Neste levering {{day}}',
  'subscription.terms':
    'Hver levering koster butikkens pris når vi sender deg e-post om den, 7 dager før, pluss frakt. Du kan hoppe over, sette på pause eller avslutte når som helst, uten bindingstid.',
  'subscription.payments':
    'Et abonnement betales med kort eller faktura. De andre betalingsmåtene kan ikke brukes for leveringer som kommer senere.',
  'termination.title': 'Si opp abonnement her',
  'termination.intro':
    'Her avslutter du et abonnement uten å logge inn. Det er ingen bindingstid, og du trenger ikke oppgi noen grunn.',
  'termination.name': 'Navnet ditt',
  'termination.number': 'Ordrenummer',
  'termination.number.hint': 'Ordren abonnementet begynte med, eller en senere levering. Nummeret står i e-postene våre.',
  'termination.email': 'E-postadresse',
  'termination.email.hint': 'Den du bestilte med. Dit sender vi bekreftelsen.',
  'termination.contract': 'Hvilken vare? (valgfritt)',
  'termination.contract.hint': 'La feltet stå tomt hvis alle abonnementene i ordren skal avsluttes.',
  'termination.when': 'Når skal det avsluttes?',
  'termination.when.soonest': 'Så snart som mulig',
  'termination.when.date': 'En senere dag',
  'termination.day': 'Siste dag',
  'termination.reason': 'Særlig grunn (valgfritt)',
  'termination.reason.hint': 'Bare hvis du sier opp på grunn av et avtalebrudd.',
  'termination.send': 'Si opp nå',
  'termination.received.title': 'Vi har mottatt oppsigelsen din',
  'termination.received.at': 'Mottatt {{moment}}',
  'termination.received.mail':
    'Vi sender en bekreftelse med tid og innhold til adressen du skrev. Ta vare på den. Har du ikke fått den innen en time, kontakt kundeservice.',
  'termination.another': 'Si opp et abonnement til',
  'termination.error.day': 'Velg en dag som ikke har vært.',
  'termination.error.tooMany':
    'Det har kommet mange oppsigelser herfra. Vent litt, eller send e-post til kundeservice: Det gjelder like mye.',
  'termination.error.unavailable':
    'Oppsigelsen kunne ikke sendes akkurat nå. Det du skrev, er lagret i skjemaet. Prøv igjen om litt, eller send e-post til kundeservice: Det gjelder like mye.',
}
