import type { DataSheet, SheetPart } from './data-sheet'
import { winAnsi } from './win-ansi'

const INK = '#16202a'
const MUTED = '#55606b'
const LINE = '#e1e6ea'
const AMBER = '#ffbc20'
const PAGE = { size: 'A4', margins: { top: 56, bottom: 64, left: 56, right: 56 } } as const
/** Width of the column of names, in points. */
const NAME_WIDTH = 165

type Surroundings = { brand: string; iso: string; now: Date }

/** A data sheet as a tagged PDF of A4 pages in the standard PDF fonts. The PDF library is loaded on first use. */
export async function writeSheet(sheet: DataSheet, { brand, iso, now }: Surroundings): Promise<Uint8Array<ArrayBuffer>> {
  const { default: PdfDocument } = await import('pdfkit')
  const doc = new PdfDocument({
    ...PAGE,
    bufferPages: true,
    tagged: true,
    pdfVersion: '1.7',
    lang: iso,
    displayTitle: true,
    info: { Title: winAnsi(`${sheet.title}: ${sheet.name}`), Author: brand, CreationDate: now },
  })
  const chunks: Uint8Array[] = []
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => doc.once('end', resolve).once('error', reject))

  writeHeader(doc, sheet, brand)
  for (const part of sheet.parts) writePart(doc, part)
  writeFooters(doc, sheet)
  doc.end()
  await ended
  return new Uint8Array(await new Blob(chunks.map((chunk) => new Uint8Array(chunk))).arrayBuffer())
}

type Doc = PDFKit.PDFDocument

function writeHeader(doc: Doc, { title, name }: DataSheet, brand: string): void {
  const { left } = PAGE.margins
  doc.markContent('Artifact', { type: 'Layout' })
  doc.rect(0, 0, doc.page.width, 8).fill(AMBER)
  doc.endMarkedContent()
  tagged(doc, 'P', () => doc.font('Helvetica-Bold').fontSize(11).fillColor(MUTED).text(`${brand}  ·  ${title}`, left, 40))
  tagged(doc, 'H1', () => doc.fontSize(20).fillColor(INK).text(winAnsi(name), left, 62))
  doc.moveDown(0.4)
}

function writePart(doc: Doc, { heading, rows = [], sentences = [] }: SheetPart): void {
  // Keep a heading on the same page as its first row.
  breakPage(doc, 70)
  doc.moveDown(0.9)
  tagged(doc, 'H2', () => doc.font('Helvetica-Bold').fontSize(13).fillColor(INK).text(winAnsi(heading), PAGE.margins.left))
  doc.moveDown(0.35)
  for (const [name, value] of rows) writeRow(doc, winAnsi(name), winAnsi(value))
  if (rows.length > 0 && sentences.length > 0) doc.moveDown(0.4)
  for (const sentence of sentences) {
    doc.font('Helvetica').fontSize(10)
    const text = winAnsi(sentence)
    breakPage(doc, doc.heightOfString(text))
    tagged(doc, 'P', () => doc.fillColor(INK).text(text, PAGE.margins.left, doc.y, { lineGap: 2 }))
  }
}

function writeRow(doc: Doc, name: string, value: string): void {
  const { left } = PAGE.margins
  const width = contentWidth(doc) - NAME_WIDTH
  doc.font('Helvetica').fontSize(10)
  const height = Math.max(doc.heightOfString(value, { width }), doc.heightOfString(name, { width: NAME_WIDTH - 12 })) + 8
  breakPage(doc, height)
  const top = doc.y
  tagged(doc, 'P', () => {
    doc.fillColor(MUTED).text(name, left, top + 4, { width: NAME_WIDTH - 12 })
    doc.fillColor(INK).text(value, left + NAME_WIDTH, top + 4, { width })
  })
  doc.markContent('Artifact', { type: 'Layout' })
  doc
    .moveTo(left, top + height)
    .lineTo(left + contentWidth(doc), top + height)
    .lineWidth(0.5)
    .stroke(LINE)
  doc.endMarkedContent()
  doc.x = left
  doc.y = top + height
}

function writeFooters(doc: Doc, { made, page }: DataSheet): void {
  const { start, count } = doc.bufferedPageRange()
  for (let at = start; at < start + count; at++) {
    doc.switchToPage(at)
    // The footer is below the bottom margin, where the library would add a page.
    doc.page.margins.bottom = 0
    const numbered = page.replace('{page}', String(at + 1)).replace('{pages}', String(count))
    const line = { width: contentWidth(doc), lineBreak: false }
    doc.markContent('Artifact', { type: 'Pagination' })
    doc.font('Helvetica').fontSize(8.5).fillColor(MUTED)
    doc.text(made, PAGE.margins.left, doc.page.height - 40, line)
    doc.text(numbered, PAGE.margins.left, doc.page.height - 40, { ...line, align: 'right' })
    doc.endMarkedContent()
  }
}

const contentWidth = (doc: Doc) => doc.page.width - PAGE.margins.left - PAGE.margins.right

/** Starts a new page unless `height` points are left on this one. */
function breakPage(doc: Doc, height: number): void {
  if (doc.y + height > doc.page.height - PAGE.margins.bottom) doc.addPage()
}

/** Writes content as an element of the document structure, for screen readers. */
function tagged(doc: Doc, element: 'H1' | 'H2' | 'P', write: () => void): void {
  doc.addStructure(doc.struct(element, {}, write))
}
