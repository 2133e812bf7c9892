import { ServerFragment } from '../../fragments/server-fragment'
import { FooterNewsletter } from './footer-newsletter'
import { FooterPromises } from './footer-promises'
import { Html } from '../../ui/html'

/** The message above the footer (HTML), what the shop promises, and the signup for the `newsletter` on pages that have it. */
export function FooterStart({ message, newsletter }: { message: string; newsletter: boolean }) {
  return (
    <>
      <MessageBar html={message} />
      <ServerFragment of={['footer promises']}>
        <FooterPromises />
      </ServerFragment>
      {newsletter && <FooterNewsletter />}
    </>
  )
}

/** The shop-wide message above the footer; nothing when `html` is empty. */
function MessageBar({ html }: { html: string }) {
  if (html === '') return null
  return (
    <div className="bg-warm-soft text-ink no-print">
      <div className="page-width py-2 text-center text-sm">
        <Html html={html} className="message" />
      </div>
    </div>
  )
}
