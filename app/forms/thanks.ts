/** Query parameter with the name of a form that was submitted successfully. */
export const THANKS = 'thanks'

/** URL of `path` with the success message of `form`, scrolled to the element with the id `place`. */
export function thanksHref(path: string, form: string, place: string): string {
  return `${path}?${THANKS}=${form}#${place}`
}
