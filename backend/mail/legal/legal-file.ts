import { INK, LEFT, tagged, type Doc, writeHeading, writeParagraph, writePdf, breakPage } from '../../documents/pdf-document'
import { winAnsi } from '../../documents/win-ansi'
import { LONG_DAYS } from '../../stores/formats'
import type { Store } from '../../stores/stores'
import { fillIn } from '../../stores/fill-in'
import type { Attachment } from '../../interfaces/mail-transport'
import { LEGAL_TEXTS } from './legal-blocks'
import type { BuyerKind, LegalPage, Sold } from './legal-pages'
import { type Passage, readHtml } from './read-html'

const INDENT = 14

type Surroundings = { brand: string; now: Date; sold: Sold; buyer: BuyerKind }

/**
 * The legal pages as one PDF, which the customer can keep: the durable medium of the terms and
 * of a consumer's withdrawal instruction.
 */
export async function legalFile(
  pages: readonly LegalPage[],
  { language, iso }: Store,
  { brand, now, sold, buyer }: Surroundings,
): Promise<Attachment> {
  const { page, asOf, [buyer]: texts } = LEGAL_TEXTS[language]
  const { file, title, heading: titleOfGiftCards } = texts
  const made = fillIn(asOf, { day: LONG_DAYS[language].format(now) })
  const settings = { brand, kind: brand, name: sold === 'gift-cards' ? titleOfGiftCards : title, made, page, iso, now }
  const content = await writePdf(settings, (doc) => {
    pages.forEach(({ title: heading, content: html }, at) => {
      // The withdrawal form has a page of its own, so that it can be printed by itself.
      if (at > 0) doc.addPage()
      writeTitle(doc, heading)
      for (const passage of readHtml(html)) writePassage(doc, passage)
    })
  })
  return { filename: file, contentType: 'application/pdf', content }
}

function writeTitle(doc: Doc, title: string): void {
  doc.moveDown(1.2)
  tagged(doc, 'H2', () => doc.font('Helvetica-Bold').fontSize(16).fillColor(INK).text(winAnsi(title), LEFT))
}

function writePassage(doc: Doc, { kind, text }: Passage): void {
  if (kind === 'heading') writeHeading(doc, text)
  else if (kind === 'subheading') writeSubheading(doc, text)
  else {
    writeParagraph(doc, text, kind === 'item' ? INDENT : 0)
    doc.moveDown(0.4)
  }
}

function writeSubheading(doc: Doc, text: string): void {
  breakPage(doc, 50)
  doc.moveDown(0.3)
  tagged(doc, 'H3', () => doc.font('Helvetica-Bold').fontSize(10.5).fillColor(INK).text(winAnsi(text), LEFT))
  doc.moveDown(0.2)
}
