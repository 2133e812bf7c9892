import { type ReactElement, useContext } from 'react'
import { useVat } from '../store/use-vat'
import { useTranslation } from '../store/use-translation'
import { PageFragmentsContext } from './use-page-fragments'

/**
 * A part of a page whose markup the server renders once and then keeps (decision 022). In the browser it is a plain component.
 *
 * Language, strings and VAT display are taken into account. Everything else that the markup of `children` depends on stands in
 * `of`, as JSON: props, the address of the page, the shopper's choice. They must be an element that holds nothing of a single
 * page, such as its one-time key, that uses no `useId`, as its ids depend on the place in the page, and no `Suspense`; fragments
 * do not hold fragments. `tests/architecture.test.ts` follows what the children import.
 */
export const ServerFragment = import.meta.env.SSR ? FragmentOnServer : ({ children }: ServerFragmentProps) => children

function FragmentOnServer({ of, children }: ServerFragmentProps) {
  const fragments = useContext(PageFragmentsContext)
  const translations = useTranslation()
  const vat = useVat()
  if (fragments === null) return children
  const { mark, known } = fragments.open({ of, vat, translations })
  if (known) return <template data-fragment={mark} />
  return (
    <>
      <template data-fragment={mark} />
      {children}
      <template data-fragment={mark} />
    </>
  )
}

export type ServerFragmentProps = { of: readonly unknown[]; children: ReactElement }
