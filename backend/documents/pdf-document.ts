import { winAnsi } from './win-ansi'

export const INK = '#16202a'
export const MUTED = '#55606b'
/** The colour of the lines between rows. */
export const LINE = '#e1e6ea'
const AMBER = '#ffbc20'
const PAGE = { size: 'A4', margins: { top: 56, bottom: 52, left: 56, right: 56 } } as const

export type Doc = PDFKit.PDFDocument

/** `brand` and `kind` stand above the name on the first page; `made` and `page` (`{page}` of `{pages}`) at the foot of each. */
type PdfSettings = { brand: string; kind: string; name: string; made: string; page: string; iso: string; now: Date }

/**
 * Writes a tagged PDF of A4 pages in the standard PDF fonts: header, what `write` adds, and a footer on each page.
 * The PDF library is loaded on first use.
 */
export async function writePdf(settings: PdfSettings, write: (doc: Doc) => void): Promise<Uint8Array<ArrayBuffer>> {
  const { brand, kind, name, iso, now } = settings
  const { default: PdfDocument } = await import('pdfkit')
  const doc = new PdfDocument({
    ...PAGE,
    bufferPages: true,
    tagged: true,
    pdfVersion: '1.7',
    lang: iso,
    displayTitle: true,
    info: { Title: winAnsi(`${kind}: ${name}`), Author: brand, CreationDate: now },
  })
  const chunks: Uint8Array[] = []
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => doc.once('end', resolve).once('error', reject))

  writeHeader(doc, settings)
  write(doc)
  writeFooters(doc, settings)
  doc.end()
  await ended
  return new Uint8Array(await new Blob(chunks.map((chunk) => new Uint8Array(chunk))).arrayBuffer())
}

export const LEFT = PAGE.margins.left
/** The width between the margins, in points. */
export const contentWidth = (doc: Doc) => doc.page.width - PAGE.margins.left - PAGE.margins.right

/** Starts a new page unless `height` points are left on this one. */
export function breakPage(doc: Doc, height: number): void {
  if (doc.y + height > doc.page.height - PAGE.margins.bottom) doc.addPage()
}

/** Writes content as an element of the document structure, for screen readers. */
export function tagged(doc: Doc, element: 'H1' | 'H2' | 'H3' | 'P', write: () => void): void {
  doc.addStructure(doc.struct(element, {}, write))
}

/** A heading, on the same page as what follows it. */
export function writeHeading(doc: Doc, text: string): void {
  breakPage(doc, 70)
  doc.moveDown(0.6)
  tagged(doc, 'H2', () => doc.font('Helvetica-Bold').fontSize(13).fillColor(INK).text(winAnsi(text), LEFT))
  doc.moveDown(0.2)
}

/** A paragraph, `indent` points from the left margin. */
export function writeParagraph(doc: Doc, paragraph: string, indent = 0): void {
  doc.font('Helvetica').fontSize(10)
  const text = winAnsi(paragraph)
  const width = contentWidth(doc) - indent
  breakPage(doc, doc.heightOfString(text, { width, lineGap: 2 }))
  tagged(doc, 'P', () => doc.fillColor(INK).text(text, LEFT + indent, doc.y, { width, lineGap: 2 }))
}

function writeHeader(doc: Doc, { brand, kind, name }: PdfSettings): void {
  doc.markContent('Artifact', { type: 'Layout' })
  doc.rect(0, 0, doc.page.width, 8).fill(AMBER)
  doc.endMarkedContent()
  tagged(doc, 'P', () => doc.font('Helvetica-Bold').fontSize(11).fillColor(MUTED).text(`${brand}  ·  ${kind}`, LEFT, 34))
  tagged(doc, 'H1', () => doc.fontSize(20).fillColor(INK).text(winAnsi(name), LEFT, 54))
}

function writeFooters(doc: Doc, { made, page }: PdfSettings): void {
  const { start, count } = doc.bufferedPageRange()
  for (let at = start; at < start + count; at++) {
    doc.switchToPage(at)
    // The footer is below the bottom margin, where the library would add a page.
    doc.page.margins.bottom = 0
    const numbered = page.replace('{page}', String(at + 1)).replace('{pages}', String(count))
    const line = { width: contentWidth(doc), lineBreak: false }
    doc.markContent('Artifact', { type: 'Pagination' })
    doc.font('Helvetica').fontSize(8.5).fillColor(MUTED)
    doc.text(made, LEFT, doc.page.height - 40, line)
    doc.text(numbered, LEFT, doc.page.height - 40, { ...line, align: 'right' })
    doc.endMarkedContent()
  }
}
