import type { SeedProduct } from '../../records'
import type { Texts } from '../../../../texts'
import { chemistryAdvice } from '../chemistry-advice'
import { makeProduct } from '../make-product'
import { decimal, paragraphs, perLanguage } from '../naming'
import { slugify } from '../../../../catalogue/slugify'
import { listIn, numberIn, readRows } from '../read-rows'
import { shopPrice } from '../shop-price'
import { standardsOf } from './cell-standards'
import { packPopularity } from './pack-popularity'
import { CELL_KINDS, type CellKind, type CellKindKey } from './cell-kinds'
import { designationOf, factsSentence, namesSentence, packSentence, packWord, usesSentence } from './cell-texts'

/** `diameter x height` of a round cell or `width x height x depth` of a square one, in mm; price in SEK for one cell. */
const COLUMNS = ['part', 'also', 'voltage', 'mah', 'size', 'weight', 'price', 'packs', 'use', 'category', 'demand'] as const
export type CellRow = Record<(typeof COLUMNS)[number], string>

export type CellLine = {
  kind: CellKindKey
  brand: string
  brandName: string
  /** Prefix of the sku, so that two brands can sell the same part. */
  prefix: string
  /** Converts the row's category cell to a category key. Without it the cell is the key. */
  category?: (cell: string) => string
  /** Factor on the row's price. */
  priceLevel?: number
  /** A word after the noun that distinguishes two lines of one brand. */
  line?: Texts
  tags?: string[]
  /** The key of the advice, if it is not the chemistry (see `chemistryAdvice`). */
  advice?: string
  /** True when a size has several capacities: each is an article of its own. */
  capacityVaries?: boolean
  /** The colours of the sleeve, where one kind has several lines; the kind's without them. */
  colours?: [string, string]
  attributes?: (row: CellRow) => Record<string, string | number>
}

const measures = (size: string): { width: number; height: number; depth: number; round: boolean } => {
  const [first = 0, second = 0, third] = size.split('x').map(numberIn)
  return { width: first, height: second, depth: third ?? first, round: third === undefined }
}

const discounts = (pack: number): SeedProduct['quantityDiscounts'] =>
  pack <= 4
    ? [
        { q: 5, percent: 5 },
        { q: 10, percent: 10 },
        { q: 25, percent: 15 },
      ]
    : pack <= 12
      ? [
          { q: 5, percent: 6 },
          { q: 20, percent: 12 },
        ]
      : []

const packPrice = (unit: number, pack: number): number => shopPrice(unit * pack * (0.58 + 0.42 / pack ** 0.45) + 6)

/** The capacity distinguishes two cells of one size. The colour of the tab shows the size of a hearing-aid cell. */
const printsCapacity = ({ capacityVaries = false }: CellLine, { shape, chemistry }: CellKind): boolean =>
  capacityVaries || (shape === 'coin' && chemistry !== 'zinc-air')

const productOf = (line: CellLine, kind: CellKind, row: CellRow, pack: number, packs: readonly number[]): SeedProduct => {
  const demand = numberIn(row.demand)
  const sku =
    `${line.prefix}-${row.part.replace(/[^A-Za-z0-9/.-]/g, '').replaceAll('/', '-')}${line.capacityVaries ? `-${row.mah}` : ''}-${pack}P`.toUpperCase()
  const group = `${line.prefix}-${slugify(row.part)}${line.capacityVaries ? `-${row.mah}` : ''}`.toLowerCase()
  const { width, height, depth, round } = measures(row.size)
  const voltage = numberIn(row.voltage)
  const mah = row.mah === '' ? null : numberIn(row.mah)
  const weight = numberIn(row.weight)
  const size = row.part.split(' ')[0] ?? row.part
  const designation = designationOf(row)
  const name = perLanguage((language) => {
    const what = [line.brandName, designation, kind.noun[language], line.line?.[language], `${decimal(voltage)} V`]
      .filter(Boolean)
      .join(' ')
    return [what, ...(mah === null ? [] : [`${mah} mAh`]), packWord(pack)[language]].join(', ')
  })
  const more = line.attributes?.(row)
  const block = kind.shape === 'cylinder' && !round
  return makeProduct({
    sku,
    brand: line.brand,
    categories: [line.category?.(row.category) ?? row.category],
    tags: [...kind.tags, ...(line.tags ?? []), ...(pack >= 20 ? ['bulk-pack'] : []), ...(row.use === 'key' ? ['car-key'] : [])],
    name,
    description: paragraphs(
      [usesSentence(designation, row.use, sku), packSentence(pack)],
      [factsSentence({ voltage, mah, width, height, depth, round }), namesSentence(row)],
      [chemistryAdvice(line.advice ?? kind.chemistry, sku)],
    ),
    attributes: {
      size,
      ...standardsOf(row),
      ...(listIn(row.also).length > 0 ? { replaces: listIn(row.also).join(', ') } : {}),
      chemistry: kind.chemistry,
      rechargeable: kind.rechargeable ? 'yes' : 'no',
      voltage,
      ...(mah === null ? {} : { 'capacity-mah': mah }),
      'pack-size': pack,
      ...(round ? { diameter: width, height } : { width, height, length: depth }),
      weight,
      'temperature-min': kind.temperature[0],
      'temperature-max': kind.temperature[1],
      ...(kind.shelfLife === null ? {} : { 'shelf-life': kind.shelfLife }),
      ...more,
    },
    drawing: {
      shape: block ? (row.use === 'block' ? 'block9v' : 'prismatic') : kind.shape,
      width,
      height: kind.shape === 'coin' ? width : height,
      depth: kind.shape === 'coin' ? height : depth,
      colours: line.colours ?? kind.colours,
      label: size,
      ...(more?.terminal === 'solder-tag' && { solderTags: true as const }),
      ...(mah !== null && printsCapacity(line, kind) && { smallPrint: [`${mah} mAh`] }),
      count: pack,
    },
    price: packPrice(numberIn(row.price) * (line.priceLevel ?? 1), pack),
    quantityDiscounts: discounts(pack),
    weightGrams: Math.max(2, Math.round(weight * pack + 2 + pack)),
    group,
    discountCategory: kind.discountCategory,
    demand,
    popularity: packPopularity(group, demand, pack, packs),
  })
}

/** All packs of all cells of a table, for one brand. The packs of a cell are pack sizes of one article. */
export const makeCells = (line: CellLine, table: string): SeedProduct[] => {
  const kind: CellKind = CELL_KINDS[line.kind]
  return readRows(COLUMNS, table).flatMap((row) => {
    const packs = listIn(row.packs).map(numberIn)
    return packs.map((pack) => productOf(line, kind, row, pack, packs))
  })
}
