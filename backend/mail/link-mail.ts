import type { Language } from '../../app/commerce/contract/languages'
import { UNNAMED_GREETING } from './greeting'
import type { MailContent } from '../words/mail'

/** The words of a mail about one link. */
export type LinkTexts = { subject: string; preheader: string; text: string; label: string; ignore: string }

/** A mail about one link, to an address without a known name; `ignore` is the text for a recipient who did not ask for it. */
export function linkMail({ subject, preheader, text, label, ignore }: LinkTexts, language: Language, url: string): MailContent {
  return {
    subject,
    preheader,
    title: subject,
    blocks: [
      { type: 'text', text: UNNAMED_GREETING[language] },
      { type: 'text', text },
      { type: 'action', label, url },
      { type: 'text', text: ignore },
    ],
  }
}
