import { Outlet } from '@remix-run/react'
import { ErrorPage } from '../chrome/error-page'

/** One storefront: everything below `/sv`, `/no`, `/de` or `/da`. */
export default function Storefront() {
  return <Outlet />
}

/** Errors of pages are shown here rather than at the root, which would build the whole document anew around them. */
export function ErrorBoundary() {
  return <ErrorPage />
}
