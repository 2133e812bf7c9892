import { Outlet } from '@remix-run/react'

/** One storefront: everything below `/sv`, `/no`, `/de` or `/da`. */
export default function Storefront() {
  return <Outlet />
}
