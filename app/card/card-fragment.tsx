import { useLocation } from '@remix-run/react'
import type { ReactElement } from 'react'
import { useOneTimeKey } from '../cart/live/use-one-time-key'
import { ServerFragment } from '../fragments/server-fragment'

/** A product card as a fragment. Its form holds the address of the page and the one-time key. `of` is what else the card depends on. */
export function CardFragment({ of, children }: { of: readonly unknown[]; children: ReactElement }) {
  const { pathname, search } = useLocation()
  return (
    <ServerFragment of={[pathname + search, ...of]} hole={useOneTimeKey()}>
      {children}
    </ServerFragment>
  )
}
