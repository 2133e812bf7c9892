import { useSearchParams } from '@remix-run/react'
import { latePart } from '../../fragments/late-part'
import { ADDED, type Added } from '../rules/added'
import { AddedText } from './added-text'

/** Only adds without scripts lead to a page with this notice, so its code is loaded with that page (decision 064). */
const LateText = latePart(import.meta.env.SSR ? AddedText : null, async () => (await import('./added-text')).AddedText)

/** Notice on the page where a product was added. */
export function AddedNotice({ added }: { added: Added | null }) {
  const shown = useSearchParams()[0].has(ADDED)
  return (
    // Sticky below the header, so that it is visible after an add from the middle of a list.
    <div role="status" className="page-width pointer-events-none sticky top-20 z-20">
      {added !== null && shown && <LateText added={added} />}
    </div>
  )
}
