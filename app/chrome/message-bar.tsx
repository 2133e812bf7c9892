import { Html } from '../ui/html'

/** The shop-wide message above the footer; nothing when `html` is empty. */
export function MessageBar({ html }: { html: string }) {
  if (html === '') return null
  return (
    <div className="bg-warm-soft text-ink no-print">
      <div className="page-width py-2 text-center text-sm">
        <Html html={html} className="message" />
      </div>
    </div>
  )
}
