/** The drawer of the cart, and what the cart says of changes. */
export const drawer = {
  'cart.coming': '{{name}} läggs i varukorgen …',
  'cart.removed': 'Varan är borttagen.',
  'cart.removed.of': '{{name}} är borttagen.',
  'cart.undo': 'Ångra',
  'cart.failed': 'Ändringen gick inte att spara. Varukorgen är som den var.',
  'cart.pending': 'Uppdateras …',
  'cart.reduction': '{{code}}: −{{amount}}',
  'cart.reduction.part': 'Del av {{code}}',
  'cart.delivery.presale': 'Allt skickas tillsammans, beräknat {{date}}.',
  'cart.delivery.back-order': 'Vi skickar så snart allt är tillbaka i lager.',
  'drawer.close': 'Stäng',
  'drawer.fetching': 'Hämtar varukorgen …',
  'drawer.unread': 'Varukorgen gick inte att hämta',
  'drawer.retry': 'Försök igen',
  'upselling.title': 'Passar bra ihop',
} as const
