type Extent = { width: number; height: number }
type Place = { x: number; y: number }

/**
 * The lower left corner of each item, back row first, in a field whose lower left corner is 0,0.
 * `scale` is in field units per item unit.
 */
export type Arrangement = { scale: number; places: Place[]; width: number; height: number }

/** Gap beside an item as a share of its width. */
const GAP = 0.07

/** Another row hides part of the items behind, so it is used only if it makes the items larger by this factor. */
const MIN_GAIN_OF_ROW = 1.25

/** Above this number of items, the number of rows is the one that draws them largest. */
const MAX_FEW = 12

/** Arranges `count` items in one to three rows, many in up to six, so that they are as large as the field allows. */
export function arrange(count: number, item: Extent, field: Extent): Arrangement {
  const isMany = count > MAX_FEW
  const rowCounts = isMany ? [1, 2, 3, 4, 5, 6] : count > 4 ? [1, 2, 3] : count > 1 ? [1, 2] : [1]
  const options = rowCounts.map((rows) => inRows(count, rows, item, field))
  const minGain = isMany ? 1 : MIN_GAIN_OF_ROW
  return options.reduce((best, option) => (option.scale > best.scale * minGain ? option : best))
}

function inRows(count: number, rows: number, item: Extent, field: Extent): Arrangement {
  const columns = Math.ceil(count / rows)
  // The last of many rows stands on the right when it is not full.
  const isLastOfMany = (row: number) => rows > 2 && row === rows - 1
  const pitch = item.width * (1 + GAP)
  const lying = item.width > item.height * 1.6
  const showing = item.height * (lying ? 0.94 : item.height > item.width * 1.3 ? 0.24 : 0.6)
  const inRow = Array.from({ length: rows }, (_, row) => Math.max(0, Math.min(columns, count - row * columns)))
  // Every other row is shifted by half an item, as cells are in a tray.
  const indents = inRow.map((_, row) => (row % 2 === 1 ? pitch * (lying ? 0.06 : 0.5) : 0))
  const width = Math.max(
    ...inRow.map((items, row) =>
      items === 0 ? 0 : (indents[row] ?? 0) + pitch * ((isLastOfMany(row) ? columns : items) - 1) + item.width,
    ),
  )
  const height = item.height + showing * (rows - 1)
  const scale = Math.min(field.width / width, field.height / height)
  const places = inRow.flatMap((items, row) =>
    Array.from({ length: items }, (_, column) => ({
      row,
      x: (indents[row] ?? 0) + (columns - items) * (isLastOfMany(row) ? pitch : 0) + column * pitch,
    })),
  )
  return {
    scale,
    places: places.toSorted((a, b) => b.row - a.row).map(({ row, x }) => ({ x: x * scale, y: -row * showing * scale })),
    width: width * scale,
    height: height * scale,
  }
}
