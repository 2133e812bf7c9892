/** Rows of products that lead on. */
export const carousels = {
  'carousel.previous': '{{title}}: föregående',
  'carousel.next': '{{title}}: nästa',
}
