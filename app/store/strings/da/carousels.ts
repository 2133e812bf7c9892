/** Rows of products that lead on. */
export const carousels = {
  'carousel.previous': '{{title}}: forrige',
  'carousel.next': '{{title}}: næste',
}
