import { pageNotFound } from '../commerce/page-failure.server'

/** Every address outside the storefronts; the root shows its error page. */
export function loader() {
  throw pageNotFound()
}

export default function Nowhere() {
  return null
}
