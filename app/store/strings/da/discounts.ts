import type { discounts as sv } from '../sv/discounts'

export const discounts: Record<keyof typeof sv, string> = {
  'discounts.title': 'Rabatkoder',
  'discounts.field': 'Rabatkode',
  'discounts.add': 'Tilføj',
  'discounts.customer': 'Din kunderabat',
  'discounts.remove': 'Fjern',
  'discounts.remove.of': 'Fjern rabatkoden {{code}}',
  'discounts.retry': 'Prøv igen',
  'discounts.retry.of': 'Prøv rabatkoden {{code}} igen',
  'discounts.applied': 'Du sparer {{amount}}',
  'discounts.applied.nothing': 'Sænker ingen pris i kurven lige nu.',
  'discounts.rejected': 'Koder, der ikke bruges',
  'discounts.unknown': 'Koden findes ikke eller er udløbet.',
  'discounts.minimum': 'Køb for {{missing}} mere, så gælder koden.',
  'discounts.unfit': 'Koden gælder ikke for noget i kurven.',
  'discounts.removed': 'Passer ikke til kurven og er fjernet.',
  'discounts.unconfirmed': 'Vi kan ikke få fat i lageret lige nu. Rabatten bekræftes, så snart det svarer.',
  'discounts.bar.applied': '{{code}} er aktiv',
  'discounts.bar.link': 'Vis dine rabatkoder',
  'discounts.yours': 'Din rabat −{{percent}} %',
  'discounts.without': 'Uden rabat: {{price}}',
}
