/** The id of the add form that the cards of a grid press: a page has one grid. */
export const GRID_FORM = 'add'
