/** The placeholder picture (spec section 3, Image type) as a file: the battery of the icons on the ground of the placeholders. */
export const PLACEHOLDER =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 72" width="480" height="480"><rect width="72" height="72" rx="3" fill="#f4f6f7"/>' +
  '<g transform="translate(18 18) scale(1.5)" fill="none" stroke="#7b8794" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">' +
  '<rect x="7.5" y="5" width="9" height="16.5" rx="1.7"/><path d="M10 5V2.7h4V5M7.5 9.5h9M10.2 15h3.6M12 13.2v3.6"/></g></svg>'
