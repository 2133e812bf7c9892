/** Rows of products that lead on. */
export const carousels = {
  'carousel.previous': '{{title}}: zurück',
  'carousel.next': '{{title}}: weiter',
  'relatedProducts.accessories': 'Zubehör',
  'relatedProducts.related': 'Alternativen',
  'relatedProducts.instead': 'Das können Sie stattdessen wählen',
  'relatedProducts.recommended': 'Wir empfehlen außerdem',
  'crossSelling.title': 'Günstiger dazu',
  'crossSelling.cart': 'Passt zu Ihrem Einkauf',
  'crossSelling.instead': 'statt',
  'crossSelling.together': 'wenn Sie beides zusammen kaufen',
  'crossSelling.both': 'Beide in den Warenkorb',
  'crossSelling.both.sum': 'Beide in den Warenkorb, {{sum}}',
  'crossSelling.inCart': 'Im Warenkorb',
}
