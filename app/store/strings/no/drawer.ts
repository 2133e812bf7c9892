import type { drawer as sv } from '../sv/drawer'

export const drawer: Record<keyof typeof sv, string> = {
  'cart.coming': '{{name}} legges i handlekurven …',
  'cart.removed': 'Varen er fjernet.',
  'cart.removed.of': '{{name}} er fjernet.',
  'cart.undo': 'Angre',
  'cart.failed': 'Endringen kunne ikke lagres. Handlekurven er som den var.',
  'cart.pending': 'Oppdateres …',
  'cart.reduction': '{{code}}: −{{amount}}',
  'cart.reduction.part': 'Del av {{code}}',
  'cart.delivery.presale': 'Alt sendes samlet, beregnet {{date}}.',
  'cart.delivery.back-order': 'Vi sender så snart alt er tilbake på lager.',
  'drawer.close': 'Lukk',
  'drawer.fetching': 'Henter handlekurven …',
  'drawer.unread': 'Handlekurven kunne ikke hentes',
  'drawer.retry': 'Prøv igjen',
  'upselling.title': 'Passer godt sammen',
}
