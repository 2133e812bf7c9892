import type { DataSheet, SheetPart } from './data-sheet'
import { winAnsi } from './win-ansi'

const INK = '#16202a'
const MUTED = '#55606b'
const LINE = '#e1e6ea'
const AMBER = '#ffbc20'
const PAGE = { size: 'A4', margins: { top: 56, bottom: 64, left: 56, right: 56 } } as const
const NAMES = 165

type Written = { brand: string; iso: string; now: Date }

/** A data sheet as a PDF of A4 pages, tagged, in the fonts every reader has. The library is loaded with the first sheet asked for. */
export async function writeSheet(sheet: DataSheet, { brand, iso, now }: Written): Promise<Uint8Array<ArrayBuffer>> {
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

  head(doc, sheet, brand)
  for (const part of sheet.parts) writePart(doc, part)
  feet(doc, sheet)
  doc.end()
  await ended
  return new Uint8Array(await new Blob(chunks.map((chunk) => new Uint8Array(chunk))).arrayBuffer())
}

type Doc = PDFKit.PDFDocument

function head(doc: Doc, { title, name }: DataSheet, brand: string): void {
  const { left } = PAGE.margins
  doc.markContent('Artifact', { type: 'Layout' })
  doc.rect(0, 0, doc.page.width, 8).fill(AMBER)
  doc.endMarkedContent()
  said(doc, 'P', () => doc.font('Helvetica-Bold').fontSize(11).fillColor(MUTED).text(`${brand}  ·  ${title}`, left, 40))
  said(doc, 'H1', () => doc.fontSize(20).fillColor(INK).text(winAnsi(name), left, 62))
  doc.moveDown(0.4)
}

function writePart(doc: Doc, { heading, rows = [], sentences = [] }: SheetPart): void {
  // A heading never stands alone at the foot of a page.
  room(doc, 70)
  doc.moveDown(0.9)
  said(doc, 'H2', () => doc.font('Helvetica-Bold').fontSize(13).fillColor(INK).text(winAnsi(heading), PAGE.margins.left))
  doc.moveDown(0.35)
  for (const [name, value] of rows) writeRow(doc, winAnsi(name), winAnsi(value))
  if (rows.length > 0 && sentences.length > 0) doc.moveDown(0.4)
  for (const sentence of sentences) {
    doc.font('Helvetica').fontSize(10)
    const text = winAnsi(sentence)
    room(doc, doc.heightOfString(text))
    said(doc, 'P', () => doc.fillColor(INK).text(text, PAGE.margins.left, doc.y, { lineGap: 2 }))
  }
}

function writeRow(doc: Doc, name: string, value: string): void {
  const { left } = PAGE.margins
  const width = inner(doc) - NAMES
  doc.font('Helvetica').fontSize(10)
  const height = Math.max(doc.heightOfString(value, { width }), doc.heightOfString(name, { width: NAMES - 12 })) + 8
  room(doc, height)
  const top = doc.y
  said(doc, 'P', () => {
    doc.fillColor(MUTED).text(name, left, top + 4, { width: NAMES - 12 })
    doc.fillColor(INK).text(value, left + NAMES, top + 4, { width })
  })
  doc.markContent('Artifact', { type: 'Layout' })
  doc
    .moveTo(left, top + height)
    .lineTo(left + inner(doc), top + height)
    .lineWidth(0.5)
    .stroke(LINE)
  doc.endMarkedContent()
  doc.x = left
  doc.y = top + height
}

function feet(doc: Doc, { made, page }: DataSheet): void {
  const { start, count } = doc.bufferedPageRange()
  for (let at = start; at < start + count; at++) {
    doc.switchToPage(at)
    // Below the margin, where the library would otherwise begin another page.
    doc.page.margins.bottom = 0
    const numbered = page.replace('{page}', String(at + 1)).replace('{pages}', String(count))
    const line = { width: inner(doc), lineBreak: false }
    doc.markContent('Artifact', { type: 'Pagination' })
    doc.font('Helvetica').fontSize(8.5).fillColor(MUTED)
    doc.text(made, PAGE.margins.left, doc.page.height - 40, line)
    doc.text(numbered, PAGE.margins.left, doc.page.height - 40, { ...line, align: 'right' })
    doc.endMarkedContent()
  }
}

const inner = (doc: Doc) => doc.page.width - PAGE.margins.left - PAGE.margins.right

/** Begins a new page unless so many points are left on this one. */
function room(doc: Doc, height: number): void {
  if (doc.y + height > doc.page.height - PAGE.margins.bottom) doc.addPage()
}

/** Writes something as an element of the document's structure, for who listens to it. */
function said(doc: Doc, element: 'H1' | 'H2' | 'P', write: () => void): void {
  doc.addStructure(doc.struct(element, {}, write))
}
