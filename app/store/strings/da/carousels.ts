/** Rows of products that lead on. */
export const carousels = {
  'carousel.previous': '{{title}}: forrige',
  'carousel.next': '{{title}}: næste',
  'relatedProducts.accessories': 'Tilbehør',
  'relatedProducts.related': 'Alternativer',
  'relatedProducts.instead': 'Det kan du vælge i stedet',
  'relatedProducts.recommended': 'Vi foreslår også',
  'crossSelling.title': 'Køb også',
  'crossSelling.cart': 'Passer til det, du køber',
  'crossSelling.instead': 'i stedet for',
  'crossSelling.together': 'når du køber dem sammen',
  'crossSelling.both': 'Køb begge',
  'crossSelling.both.sum': 'Køb begge, {{sum}}',
  'crossSelling.inCart': 'I kurven',
}
