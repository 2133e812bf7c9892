import type { notify as sv } from '../sv/notify'

export const notify: Record<keyof typeof sv, string> = {
  'notify.title': 'Få beskjed når produktet er tilbake',
  'notify.email': 'E-postadresse',
  'notify.send': 'Gi meg beskjed',
  'notify.sending': 'Varslingen lagres …',
  'notify.privacy': 'Vi bruker adressen bare til dette, etter at du har bekreftet den, og sletter den når beskjeden er sendt.',
  'notify.thanks.title': 'Nesten ferdig',
  'notify.thanks.text':
    'Vi har sendt en lenke til adressen. Bekreft varslingen der innen 7 dager. Er det adressen til kontoen din, trengs ingen bekreftelse.',
  'notify.error.available':
    'Produktet kan bestilles igjen, eller det kommer ikke tilbake. Last inn siden på nytt for å se hva som gjelder.',
  'notify.error.tooMany': 'For mange forsøk. Prøv igjen senere.',
  'notify.error.unavailable': 'Vi kunne ikke lagre varslingen akkurat nå. Prøv igjen om litt.',
  'notify.end.title': 'Avslutt varslene dine',
  'notify.end.text': 'Vi slutter å varsle deg om varene du har bedt om beskjed om med denne e-postadressen.',
  'notify.end.send': 'Avslutt alle varsler',
  'notify.end.done': 'Varslene dine er avsluttet. Vi sender deg ikke flere e-poster om dem.',
  'notify.confirm.title': 'Bekreft varslingen',
  'notify.confirm.text': 'Vi sender deg en e-post når produktet er på lager igjen, og deretter sletter vi adressen.',
  'notify.confirm.send': 'Bekreft varslingen',
  'notify.confirmed.text': 'Adressen er bekreftet. Vi sender deg en e-post når produktet er på lager igjen.',
  'notify.error.link': 'Lenken er ikke lenger gyldig. Be om varsling en gang til.',
  'notify.confirmed.title': 'Du får beskjed',
}
