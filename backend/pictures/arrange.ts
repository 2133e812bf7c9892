type Extent = { width: number; height: number }
type Place = { x: number; y: number }

/** The lower left corner of each item, back row first, in a field whose lower left corner is 0,0. `scale` is in field units per item unit. */
export type Arrangement = { scale: number; places: Place[]; width: number; height: number }

/** Gap beside an item as a share of its width. */
const GAP = 0.07

/** Another row hides part of the items behind, so it is used only if it makes the items larger by this factor. */
const MIN_GAIN_OF_ROW = 1.25

/** Arranges `count` items in one to three rows so that they are as large as the field allows. */
export function arrange(count: number, item: Extent, field: Extent): Arrangement {
  const rowCounts = count > 4 ? [1, 2, 3] : count > 1 ? [1, 2] : [1]
  const options = rowCounts.map((rows) => inRows(count, rows, item, field))
  return options.reduce((best, option) => (option.scale > best.scale * MIN_GAIN_OF_ROW ? option : best))
}

function inRows(count: number, rows: number, item: Extent, field: Extent): Arrangement {
  const columns = Math.ceil(count / rows)
  const pitch = item.width * (1 + GAP)
  const lying = item.width > item.height * 1.6
  const showing = item.height * (lying ? 0.94 : item.height > item.width * 1.3 ? 0.24 : 0.6)
  const inRow = Array.from({ length: rows }, (_, row) => Math.max(0, Math.min(columns, count - row * columns)))
  // Every other row is shifted by half an item, as cells are in a tray.
  const indents = inRow.map((_, row) => (row % 2 === 1 ? pitch * (lying ? 0.06 : 0.5) : 0))
  const width = Math.max(
    ...inRow.map((items, row) =>
      items === 0 ? 0 : (indents[row] ?? 0) + pitch * ((row === 2 ? columns : items) - 1) + item.width,
    ),
  )
  const height = item.height + showing * (rows - 1)
  const scale = Math.min(field.width / width, field.height / height)
  const places = inRow.flatMap((items, row) =>
    Array.from({ length: items }, (_, column) => ({
      row,
      x: (indents[row] ?? 0) + (columns - items) * (row === 2 ? pitch : 0) + column * pitch,
    })),
  )
  return {
    scale,
    places: places.toSorted((a, b) => b.row - a.row).map(({ row, x }) => ({ x: x * scale, y: -row * showing * scale })),
    width: width * scale,
    height: height * scale,
  }
}
