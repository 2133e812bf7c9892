import type { DataSheet, SheetPart } from './data-sheet'
import {
  breakPage,
  contentWidth,
  type Doc,
  INK,
  LEFT,
  LINE,
  MUTED,
  tagged,
  writeHeading,
  writeParagraph,
  writePdf,
} from './pdf-document'
import { winAnsi } from './win-ansi'
import { PADDING } from './write-table'

/** Width of the column of names, in points. */
const NAME_WIDTH = 165

type Surroundings = { brand: string; iso: string; now: Date }

/** A data sheet as a PDF. */
export async function writeSheet(sheet: DataSheet, surroundings: Surroundings): Promise<Uint8Array<ArrayBuffer>> {
  const { title: kind, name, made, page } = sheet
  return writePdf({ kind, name, made, page, ...surroundings }, (doc) => {
    for (const part of sheet.parts) writePart(doc, part)
  })
}

/** A heading with what stands below it. */
export function writePart(doc: Doc, { heading, rows = [], sentences = [] }: SheetPart): void {
  writeHeading(doc, heading)
  for (const [name, value] of rows) writeRow(doc, winAnsi(name), winAnsi(value))
  if (rows.length > 0 && sentences.length > 0) doc.moveDown(0.4)
  for (const sentence of sentences) writeParagraph(doc, sentence)
}

function writeRow(doc: Doc, name: string, value: string): void {
  const width = contentWidth(doc) - NAME_WIDTH
  doc.font('Helvetica').fontSize(10)
  const height =
    Math.max(doc.heightOfString(value, { width }), doc.heightOfString(name, { width: NAME_WIDTH - 12 })) + 2 * PADDING
  breakPage(doc, height)
  const top = doc.y
  tagged(doc, 'P', () => {
    doc.fillColor(MUTED).text(name, LEFT, top + PADDING, { width: NAME_WIDTH - 12 })
    doc.fillColor(INK).text(value, LEFT + NAME_WIDTH, top + PADDING, { width })
  })
  doc.markContent('Artifact', { type: 'Layout' })
  doc
    .moveTo(LEFT, top + height)
    .lineTo(LEFT + contentWidth(doc), top + height)
    .lineWidth(0.5)
    .stroke(LINE)
  doc.endMarkedContent()
  doc.x = LEFT
  doc.y = top + height
}
