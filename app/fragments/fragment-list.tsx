import { Fragment, type ReactElement, useContext } from 'react'
import { useTranslation } from '../store/use-translation'
import { useVat } from '../store/use-vat'
import type { ServerFragmentProps } from './server-fragment'
import { PageFragmentsContext } from './use-page-fragments'

/**
 * Elements `ServerFragment` that stand side by side. When the markup of all is known, one mark stands for them, and the server
 * renders none: 144 of the 600 elements that React rendered for a listing were those around its 48 cards. The browser's build
 * leaves this code out.
 */
export const FragmentList = import.meta.env.SSR ? ListOnServer : Fragment

function ListOnServer({ children }: { children: ReactElement<ServerFragmentProps>[] }) {
  const fragments = useContext(PageFragmentsContext)
  const translations = useTranslation()
  const vat = useVat()
  const mark = fragments?.openKnown(children.map(({ props: { of } }) => ({ of, vat, translations }))) ?? null
  return mark === null ? <>{children}</> : <template data-fragment={mark} />
}
