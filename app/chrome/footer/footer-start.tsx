import { ServerFragment } from '../../fragments/server-fragment'
import { MessageBar } from '../message-bar'
import { FooterNewsletter } from './footer-newsletter'
import { FooterPromises } from './footer-promises'

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
