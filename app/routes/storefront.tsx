import { Outlet } from '@remix-run/react'
import { ErrorPage } from '../chrome/error-page'

/** One storefront: everything below `/sv`, `/no`, `/de` or `/da`. */
export default function Storefront() {
  return <Outlet />
}

/** Errors of pages are shown here: the root's boundary would render the whole document again. */
export function ErrorBoundary() {
  return <ErrorPage />
}
