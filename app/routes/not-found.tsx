import { pageNotFound } from '../commerce/page-failure.server'

/** All addresses outside the storefronts; the root shows its error page. */
export function loader() {
  throw pageNotFound()
}

export default function NotFound() {
  return null
}
