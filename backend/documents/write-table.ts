import { breakPage, contentWidth, type Doc, INK, LEFT, LINE, MUTED, tagged } from './pdf-document'
import { winAnsi } from './win-ansi'

/** A column: its share of the width, and whether its cells are numbers, which stand at the right. */
export type TableColumn = { title: string; share: number; isNumber?: boolean }

const GAP = 8

/** A table; the first cell of a row may have several lines. A row that does not fit moves to the next page. */
export function writeTable(doc: Doc, columns: readonly TableColumn[], rows: readonly (readonly string[])[]): void {
  writeRow(
    doc,
    columns,
    columns.map(({ title }) => title),
    { font: 'Helvetica-Bold', color: MUTED },
  )
  for (const row of rows) writeRow(doc, columns, row, { font: 'Helvetica', color: INK })
}

function writeRow(
  doc: Doc,
  columns: readonly TableColumn[],
  row: readonly string[],
  { font, color }: { font: string; color: string },
): void {
  doc.font(font).fontSize(9)
  const whole = columns.reduce((sum, { share }) => sum + share, 0)
  const cells = columns.map(({ share, isNumber = false }, at) => ({
    text: winAnsi(row[at] ?? ''),
    width: (contentWidth(doc) * share) / whole - GAP,
    align: isNumber ? ('right' as const) : ('left' as const),
  }))
  const height = Math.max(...cells.map(({ text, width }) => doc.heightOfString(text, { width }))) + 8
  breakPage(doc, height)
  const top = doc.y
  tagged(doc, 'P', () => {
    let left = LEFT
    for (const { text, width, align } of cells) {
      doc.fillColor(color).text(text, left, top + 4, { width, align })
      left += width + GAP
    }
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
