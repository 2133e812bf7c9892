/** The picture of a product that has none: the quiet outline of a battery, 400 x 400. (Spec section 3: image type) */
export function placeholderPicture(): string {
  const outline = 'M152 118q0-10 10-10h76q10 0 10 10v174q0 10-10 10h-76q-10 0-10-10zM178 108V90q0-4 4-4h36q4 0 4 4v18'
  const charge = 'M206 156l-30 54h22l-6 44 32-56h-23z'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400"><rect width="400" height="400" fill="#f4f6f7"/><path d="${outline}" fill="#fff" stroke="#c3ccd3" stroke-width="5" stroke-linejoin="round"/><path d="${charge}" fill="#e1e6ea"/></svg>`
}
