/** Rows of products that lead on. */
export const carousels = {
  'carousel.previous': '{{title}}: föregående',
  'carousel.next': '{{title}}: nästa',
  'relatedProducts.accessories': 'Tillbehör',
  'relatedProducts.related': 'Alternativ',
  'relatedProducts.instead': 'Det här kan du välja i stället',
  'relatedProducts.recommended': 'Vi föreslår också',
  'crossSelling.title': 'Köp till',
  'crossSelling.cart': 'Passar till det du köper',
  'crossSelling.instead': 'i stället för',
  'crossSelling.together': 'när du köper dem tillsammans',
  'crossSelling.both': 'Köp båda',
  'crossSelling.both.sum': 'Köp båda, {{sum}}',
  'crossSelling.inCart': 'I varukorgen',
} as const
