/** Whether parts of the page may move, and pages change in a view transition: not with reduced motion, and not on the server. */
export function mayMove(): boolean {
  return !import.meta.env.SSR && !matchMedia('(prefers-reduced-motion: reduce)').matches
}
