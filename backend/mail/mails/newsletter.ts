import type { Store } from '../../stores/stores'
import type { Texts } from '../../texts'
import type { Passage } from '../legal/read-html'
import type { MailContent } from '../../words/mail'

/** A content page as a newsletter. `page` is its address in the shop, `end` the link that ends the newsletter. */
export function newsletter(
  { title, passages }: { title: string; passages: readonly Passage[] },
  { language }: Pick<Store, 'language'>,
  { page, end }: { page: string; end: string },
): MailContent {
  const preheader = passages.find(({ kind }) => kind === 'paragraph')?.text ?? title
  return {
    subject: title,
    preheader: preheader.slice(0, 120),
    title,
    blocks: [
      ...passages.map(({ kind, text }) => ({
        type: kind === 'heading' || kind === 'subheading' ? ('heading' as const) : ('text' as const),
        text,
      })),
      { type: 'action', label: SHOW[language], url: page },
      { type: 'text', text: WHY[language] },
      { type: 'links', links: [{ label: END[language], url: end }] },
    ],
  }
}

const SHOW: Texts = { sv: 'Läs mer i butiken', no: 'Les mer i butikken', de: 'Im Shop weiterlesen', da: 'Læs mere i butikken' }

const WHY: Texts = {
  sv: 'Du får nyhetsbrevet eftersom du har bekräftat att du vill ha det.',
  no: 'Du får nyhetsbrevet fordi du har bekreftet at du vil ha det.',
  de: 'Sie erhalten den Newsletter, weil Sie Ihre Anmeldung bestätigt haben.',
  da: 'Du får nyhedsbrevet, fordi du har bekræftet, at du gerne vil have det.',
}

const END: Texts = {
  sv: 'Avsluta nyhetsbrevet',
  no: 'Meld deg av nyhetsbrevet',
  de: 'Newsletter abbestellen',
  da: 'Afmeld nyhedsbrevet',
}
