/** Rows of products that lead on. */
export const carousels = {
  'carousel.previous': '{{title}}: forrige',
  'carousel.next': '{{title}}: neste',
  'relatedProducts.accessories': 'Tilbehør',
  'relatedProducts.related': 'Alternativer',
  'relatedProducts.instead': 'Dette kan du velge i stedet',
  'relatedProducts.recommended': 'Vi foreslår også',
  'crossSelling.title': 'Kjøp også',
  'crossSelling.cart': 'Passer til det du kjøper',
  'crossSelling.instead': 'i stedet for',
  'crossSelling.together': 'når du kjøper dem sammen',
  'crossSelling.both': 'Kjøp begge',
  'crossSelling.both.sum': 'Kjøp begge, {{sum}}',
  'crossSelling.inCart': 'I handlekurven',
}
