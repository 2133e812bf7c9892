import { useState } from 'react'
import { BrowserCopy } from '../live/browser-copy'
import type { Known } from '../rules/what-to-do'
import { useCart } from '../live/use-cart'

/** Keeps the browser's copy of what was heard of the cart last: by the page, `known`, or in the answer to a form. */
export function CartCopy({ known }: { known: Known | undefined }) {
  const answered = useCart()?.state.confirmed?.known ?? undefined
  const [heard, setHeard] = useState({ known, answered, last: answered ?? known })
  if (heard.known !== known || heard.answered !== answered) {
    const news = heard.answered !== answered && answered !== undefined ? answered : known
    setHeard({ known, answered, last: heard.known === known && answered === undefined ? heard.last : news })
  }
  return <BrowserCopy known={heard.last} />
}
