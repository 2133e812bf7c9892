import { type ReactElement, useContext } from 'react'
import { useVat } from '../store/use-vat'
import { useTranslation } from '../store/use-translation'
import { PageFragmentsContext } from './use-page-fragments'

/**
 * A part of a page whose markup the server renders once and then keeps (decision 022). In the browser it is a plain component.
 *
 * Language, strings and VAT display are taken into account. Everything else that the markup of `children` depends on stands in `of`, as
 * JSON: props, the address of the page, the shopper's choice. They must be an element that holds nothing of a single page, such as its one-time key,
 * that uses no `useId`, as its ids depend on the place in the page, and no `Suspense`; fragments do not hold fragments.
 */
export function ServerFragment({ of, children }: ServerFragmentProps) {
  const fragments = useContext(PageFragmentsContext)
  const translations = useTranslation()
  const vat = useVat()
  if (fragments === null) return children
  const { mark, known } = fragments.open({ content: `${vat} ${of.map(textOf).join(' ')}`, translations })
  if (known) return <template data-fragment={mark} />
  return (
    <>
      <template data-fragment={mark} />
      {children}
      <template data-fragment={mark} />
    </>
  )
}

/** The JSON of frozen objects: the cards of a cached answer are the same in each request, and may not be changed. */
const texts = new WeakMap<object, string>()

function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null || !Object.isFrozen(value)) return JSON.stringify(value)
  const text = texts.get(value) ?? JSON.stringify(value)
  texts.set(value, text)
  return text
}

type ServerFragmentProps = { of: readonly unknown[]; children: ReactElement }
