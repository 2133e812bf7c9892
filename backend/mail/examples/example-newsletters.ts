import type { Language } from '../../../app/commerce/contract/languages'
import type { Passage } from '../legal/read-html'
import type { MailContent } from '../../words/mail'
import { newsletter } from '../mails/newsletter'
import { newsletterLink } from '../mails/newsletter-link'
import type { AboutOrder } from '../order/about-order'

/** The mails about the newsletter, by name. */
export function newsletterMails({ store, links }: Pick<AboutOrder, 'store' | 'links'>): Record<string, MailContent> {
  const { title, passages } = ISSUES[store.language]
  return {
    'newsletter-link': newsletterLink(store, links.confirmNewsletter('o'.repeat(43))),
    newsletter: newsletter({ title, passages }, store, { page: links.page('x'), end: links.endNewsletter('TOKEN') }),
  }
}

const issue = (title: string, first: string, heading: string, last: string): { title: string; passages: readonly Passage[] } => ({
  title,
  passages: [
    { kind: 'paragraph', text: first },
    { kind: 'heading', text: heading },
    { kind: 'paragraph', text: last },
  ],
})

const ISSUES: Record<Language, ReturnType<typeof issue>> = {
  sv: issue(
    'Redo för vintern',
    'Kylan tar på batteriet. Så kommer bilen i gång även när det är tio minus.',
    'Mät innan det är för sent',
    'Under 12,4 volt i vila är det dags att ladda. Under 12 volt har batteriet redan tagit skada.',
  ),
  no: issue(
    'Klar for vinteren',
    'Kulda tar på batteriet. Slik kommer bilen i gang også når det er ti minus.',
    'Mål før det er for sent',
    'Under 12,4 volt i hvile er det på tide å lade. Under 12 volt har batteriet allerede tatt skade.',
  ),
  de: issue(
    'Bereit für den Winter',
    'Kälte setzt der Batterie zu. So springt Ihr Auto auch bei zehn Grad minus an.',
    'Messen Sie rechtzeitig',
    'Unter 12,4 Volt Ruhespannung sollten Sie laden. Unter 12 Volt hat die Batterie bereits Schaden genommen.',
  ),
  da: issue(
    'Klar til vinteren',
    'Kulden tager på batteriet. Sådan starter bilen også, når det er ti minus.',
    'Mål, før det er for sent',
    'Under 12,4 volt i hvile er det tid til at lade op. Under 12 volt har batteriet allerede taget skade.',
  ),
}
