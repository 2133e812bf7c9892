import { keepPacks } from './keep-packs'
import { breakPage, contentWidth, type Doc, INK, LEFT, LINE, MUTED, tagged } from './pdf-document'
import { winAnsi } from './win-ansi'

/** A column: its share of the width, and whether its cells are numbers, which stand at the right. */
export type TableColumn = { title: string; share: number; isNumber?: boolean }
type Row = { cells: readonly string[]; isBold?: boolean }

const GAP = 8
/** Above and below the text of a row: with 3, an invoice of three lines is one page. */
export const PADDING = 3

/**
 * A table; the first cell of a row may have several lines. A row that does not fit moves to the
 * next page, below the heads of the columns.
 */
export function writeTable(doc: Doc, columns: readonly TableColumn[], rows: readonly (readonly string[])[]): void {
  const heads = { cells: columns.map(({ title }) => title), isBold: true }
  writeRow(doc, columns, heads, MUTED)
  for (const cells of rows) {
    const page = doc.page
    breakPage(doc, heightOf(doc, columns, { cells }))
    if (doc.page !== page) writeRow(doc, columns, heads, MUTED)
    writeRow(doc, columns, { cells }, INK)
  }
}

const SUM_COLUMNS: readonly TableColumn[] = [
  { title: '', share: 70 },
  { title: '', share: 30, isNumber: true },
]

/** A column of amounts, which stand at the right below each other; totals are bold. */
export function writeSums(doc: Doc, sums: readonly { name: string; amount: string; isTotal?: boolean }[]): void {
  for (const { name, amount, isTotal = false } of sums)
    writeRow(doc, SUM_COLUMNS, { cells: [name, amount], isBold: isTotal }, INK)
}

function cellsOf(doc: Doc, columns: readonly TableColumn[], { cells, isBold = false }: Row) {
  doc.font(isBold ? 'Helvetica-Bold' : 'Helvetica').fontSize(9)
  const whole = columns.reduce((sum, { share }) => sum + share, 0)
  // The last column has no gap behind it: its numbers end at the margin.
  const space = contentWidth(doc) - GAP * (columns.length - 1)
  return columns.map(({ share, isNumber = false }, at) => {
    const width = (space * share) / whole
    const text = keepPacks(winAnsi(cells[at] ?? ''), width, (line) => doc.widthOfString(line))
    return { text, width, align: isNumber ? ('right' as const) : ('left' as const) }
  })
}

const heightOf = (doc: Doc, columns: readonly TableColumn[], row: Row): number =>
  Math.max(...cellsOf(doc, columns, row).map(({ text, width }) => doc.heightOfString(text, { width }))) + 2 * PADDING

function writeRow(doc: Doc, columns: readonly TableColumn[], row: Row, color: string): void {
  const height = heightOf(doc, columns, row)
  breakPage(doc, height)
  const top = doc.y
  tagged(doc, 'P', () => {
    let left = LEFT
    for (const { text, width, align } of cellsOf(doc, columns, row)) {
      doc.fillColor(color).text(text, left, top + PADDING, { width, align })
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
