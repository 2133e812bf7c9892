/** Rows of products that lead on. */
export const carousels = {
  'carousel.previous': '{{title}}: zurück',
  'carousel.next': '{{title}}: weiter',
}
