import type { discounts as sv } from '../sv/discounts'

export const discounts: Record<keyof typeof sv, string> = {
  'discounts.title': 'Rabattkoder',
  'discounts.field': 'Rabattkode',
  'discounts.add': 'Legg til',
  'discounts.customer': 'Din kunderabatt',
  'discounts.remove': 'Fjern',
  'discounts.remove.of': 'Fjern rabattkoden {{code}}',
  'discounts.retry': 'Prøv igjen',
  'discounts.retry.of': 'Prøv rabattkoden {{code}} igjen',
  'discounts.applied': 'Du sparer {{amount}}',
  'discounts.applied.nothing': 'Senker ingen pris i handlekurven akkurat nå.',
  'discounts.rejected': 'Koder som ikke brukes',
  'discounts.unknown': 'Koden finnes ikke eller er utløpt.',
  'discounts.minimum': 'Handle for {{missing}} til, så gjelder koden.',
  'discounts.unfit': 'Koden gjelder ikke for noe i handlekurven.',
  'discounts.removed': 'Passer ikke handlekurven og er fjernet.',
  'discounts.unconfirmed': 'Vi når ikke lageret akkurat nå. Rabatten bekreftes så snart det svarer.',
  'discounts.bar.applied': '{{code}} er aktiv',
  'discounts.bar.link': 'Vis rabattkodene dine',
  'discounts.yours': 'Din rabatt −{{percent}} %',
  'discounts.without': 'Uten rabatt: {{price}}',
}
