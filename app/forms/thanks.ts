/** The parameter by which a page thanks for the form of this name. */
export const THANKS = 'thanks'

/** The address of a page that thanks for a form at the place with this id. */
export function thanksHref(path: string, form: string, place: string): string {
  return `${path}?${THANKS}=${form}#${place}`
}
