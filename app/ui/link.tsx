// oxlint-disable-next-line no-restricted-imports -- this is the one place that wraps it
import { Link as RouterLink, type LinkProps } from '@remix-run/react'
import { mayMove } from './may-move'

/**
 * A link inside the shop. The page that it leads to comes in a view transition; a change within the page,
 * which keeps its scroll position, does not.
 */
export function Link(props: LinkProps) {
  return <RouterLink viewTransition={props.preventScrollReset !== true && mayMove()} {...props} />
}
