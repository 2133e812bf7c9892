import type { Language } from '../../app/commerce/contract/languages'

/** A mail, from which both its HTML and its text part are written. `footer`: the name, address and registration of the shop. */
export type Mail = MailContent & { language: Language; brand: string; footer: readonly string[] }

/** The content of a mail. Every text is plain text in the language of the mail, and every amount is formatted. */
export type MailContent = {
  subject: string
  /** The preview text that a mail program shows beside the subject. */
  preheader: string
  title: string
  blocks: readonly Block[]
}

export type Block =
  | { type: 'text'; text: string }
  /** A highlighted paragraph. */
  | { type: 'notice'; text: string }
  | { type: 'heading'; text: string }
  /** Words that a person wrote, with their line breaks. */
  | { type: 'quote'; text: string }
  /** A gift card with its code, and until when it is valid. */
  | { type: 'gift-card'; name: string; amount: string; label: string; code: string; until: string }
  | { type: 'facts'; facts: readonly Fact[] }
  | { type: 'receipt'; lines: readonly ReceiptLine[]; sums: readonly Sum[]; heads: { name: string; amount: string } }
  /** The one thing to do next. */
  | { type: 'action'; label: string; url: string }
  | { type: 'links'; links: readonly { label: string; url: string }[] }

/** A name with its value, which may have several lines. */
export type Fact = { name: string; value: readonly string[] }

/** A line of an order: `details` are shown below the name, and `amount`, of money or of pieces, beside it. */
export type ReceiptLine = { name: string; details: readonly string[]; amount: string }

export type Sum = { name: string; amount: string; isTotal?: boolean }
