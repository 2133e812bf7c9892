import type { drawer as sv } from '../sv/drawer'

export const drawer: Record<keyof typeof sv, string> = {
  'cart.coming': '{{name}} wird in den Warenkorb gelegt …',
  'cart.removed': 'Der Artikel wurde entfernt.',
  'cart.removed.of': '{{name}} wurde entfernt.',
  'cart.undo': 'Rückgängig',
  'cart.failed': 'Die Änderung konnte nicht gespeichert werden. Ihr Warenkorb ist unverändert.',
  'cart.pending': 'Wird aktualisiert …',
  'cart.reduction': '{{code}}: −{{amount}}',
  'cart.reduction.part': 'Anteil an {{code}}',
  'cart.delivery.presale': 'Alles wird zusammen versandt, voraussichtlich am {{date}}.',
  'cart.delivery.back-order': 'Wir versenden, sobald alles wieder auf Lager ist.',
  'drawer.close': 'Schließen',
  'drawer.fetching': 'Warenkorb wird geladen …',
  'drawer.unread': 'Der Warenkorb konnte nicht geladen werden',
  'drawer.retry': 'Erneut versuchen',
  'upselling.title': 'Passt gut dazu',
}
