import type { drawer as sv } from '../sv/drawer'

export const drawer: Record<keyof typeof sv, string> = {
  'cart.coming': '{{name}} lægges i kurven …',
  'cart.removed': 'Varen er fjernet.',
  'cart.removed.of': '{{name}} er fjernet.',
  'cart.undo': 'Fortryd',
  'cart.failed': 'Ændringen kunne ikke gemmes. Kurven er, som den var.',
  'cart.pending': 'Opdateres …',
  'cart.reduction': '{{code}}: −{{amount}}',
  'cart.reduction.part': 'Del af {{code}}',
  'cart.delivery.presale': 'Det hele sendes samlet, forventet {{date}}.',
  'cart.delivery.back-order': 'Vi sender, så snart det hele er tilbage på lager.',
  'drawer.close': 'Luk',
  'drawer.fetching': 'Henter kurven …',
  'drawer.unread': 'Kurven kunne ikke hentes',
  'drawer.retry': 'Prøv igen',
  'upselling.title': 'Passer godt sammen',
}
