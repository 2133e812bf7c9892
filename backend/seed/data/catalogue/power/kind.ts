import type { SeedCategory, SeedDevice, SeedProduct } from '../../records'
import type { Texts } from '../../../../texts'
import type { Drawing } from '../../../../pictures/drawing'
import { makeCategory } from '../make-category'
import { makeDevice } from '../make-device'
import type { ProductDraft } from '../make-product'
import { makeProduct } from '../make-product'
import { paragraphs, perLanguage, same, texts } from '../naming'
import { listIn, numberIn, readRows, sizeIn } from '../read-rows'

/** The common properties of products of one kind: categories, names, descriptions and drawings. */
export type Kind = {
  category: string
  brand: string
  name: Texts
  /** The names of products that are called otherwise, by the beginning of their code. */
  names?: Record<string, Texts>
  purpose: Texts
  advice?: Texts
  shape: Drawing['shape']
  /** Products with another drawing, by the beginning of their code. */
  shapes?: Record<string, Drawing['shape']>
  colours: [string, string]
  /** Whether the words of the detail for which the label has no room are its small print. */
  smallPrint?: true
  /** The type of the devices in `fits`. */
  deviceType?: string
  tags?: string[]
  demand?: number
  discountCategory?: string
}

type Stock = { products: SeedProduct[]; devices: SeedDevice[] }

const COLUMNS = ['kind', 'code', 'detail', 'size', 'grams', 'price', 'attributes', 'fits'] as const

/**
 * Parses a table of products: kind, code (the sku), detail (the text after the kind's name; where it differs per language, four
 * texts separated by `//`), width x height x depth in mm, grams, SEK, `attribute=value` pairs and devices ("Maker Model", a `_`
 * for a space inside the maker's name). The drafts of `more` override fields of the product with that code. Throws on an unknown
 * kind, or a code of `more` without a product.
 */
export const goodsOf = (kinds: Record<string, Kind>, table: string, more: Record<string, Partial<ProductDraft>> = {}): Stock => {
  const rows = readRows(COLUMNS, table)
  for (const code of Object.keys(more)) {
    if (!rows.some((row) => row.code === code)) throw new Error(`No product ${code} to add to`)
  }
  const made = rows.map((row) => {
    const kind = kinds[row.kind]
    if (!kind) throw new Error(`No kind of goods: ${row.kind}`)
    const devices = listIn(row.fits).map((name) => deviceOf(name, kind.deviceType))
    return { devices, product: makeProduct({ ...draftOf(row, kind, devices), ...more[row.code] }) }
  })
  return { products: made.map(({ product }) => product), devices: made.flatMap(({ devices }) => devices) }
}

/** A category of this part of the catalogue, its texts as one paragraph. */
export const shelf = (key: string, icon: string, name: Texts, description: Texts): SeedCategory =>
  makeCategory(
    key,
    icon,
    name,
    perLanguage((language) => `<p>${description[language]}</p>`),
  )

const draftOf = (row: Record<(typeof COLUMNS)[number], string>, kind: Kind, devices: SeedDevice[]): ProductDraft => {
  const size = sizeIn(row.size)
  const name = ofCode(row.code, kind.names) ?? kind.name
  const detail = detailIn(row.detail)
  const attributes = attributesIn(row.attributes)
  const draft: ProductDraft = {
    sku: row.code,
    brand: kind.brand,
    categories: [kind.category],
    tags: kind.tags ?? [],
    name: perLanguage((language) => [name[language], detail[language]].filter(Boolean).join(' ')),
    description: paragraphs([kind.purpose], [devices.length > 0 ? fitting(devices) : null, kind.advice ?? null]),
    attributes,
    fits: devices.map(({ key }) => key),
    drawing: {
      shape: ofCode(row.code, kind.shapes) ?? kind.shape,
      ...size,
      colours: [BODY_COLOURS[String(attributes.colour)] ?? kind.colours[0], kind.colours[1]],
      label: labelOf(sharedWords(detail)) || row.code,
      ...smallPrintOf(sharedWords(detail), kind),
      count: 1,
      ...poleOf(attributes),
    },
    price: numberIn(row.price),
    weightGrams: numberIn(row.grams),
    discountCategory: kind.discountCategory ?? null,
  }
  return kind.demand === undefined ? draft : { ...draft, demand: kind.demand }
}

/** The entry of `exceptions` whose key a code begins with. */
const ofCode = <Value>(code: string, exceptions: Readonly<Record<string, Value>> = {}): Value | undefined =>
  Object.entries(exceptions).find(([beginning]) => code.startsWith(beginning))?.[1]

const detailIn = (cell: string): Texts => {
  const parts = cell.split('//').map((part) => part.trim())
  const [sv, no, de, da] = parts
  if (sv === undefined || parts.length === 1) return same(cell)
  if (no === undefined || de === undefined || da === undefined) throw new Error(`Not four languages: ${cell}`)
  return texts(sv, no, de, da)
}

/** The words that a detail begins with in Swedish and German alike. */
function sharedWords({ sv, de }: Texts): string {
  const german = de.split(' ')
  const words = sv.split(' ')
  const end = words.findIndex((word, at) => word !== german[at])
  return (end === -1 ? words : words.slice(0, end)).join(' ')
}

/**
 * The words of a detail for which its label has no room: where the kind asks for them, and after a label that
 * would end in the middle, as `USB-C →`.
 */
const smallPrintOf = (detail: string, kind: Kind): Pick<Drawing, 'smallPrint'> => {
  const label = labelOf(detail)
  const rest = detail.slice(label.length).trim()
  return rest !== '' && (kind.smallPrint || / [×+→]$/.test(label)) ? { smallPrint: [rest] } : {}
}

const poleOf = ({ 'positive-pole': pole }: Record<string, string | number>): Pick<Drawing, 'positive'> =>
  pole === 'left' || pole === 'right' ? { positive: pole } : {}

/**
 * The first words of the detail that fit on a label: `18 V 2,1 Ah` of `18 V 2,1 Ah 586 57 62-01`, `150 lm` of `150 lm 3 × AAA`.
 */
const labelOf = (detail: string): string => {
  const label = detail
    .split(' ')
    .slice(0, 4)
    .reduce((short, word) => (short === '' || short.length + word.length < LABEL_LENGTH ? `${short} ${word}`.trim() : short), '')
  // A number without its unit is left out.
  return label === detail ? label : label.replace(/( [\d.,]+)?( [×+→])?$/, '')
}

/** The bodies of products whose colour is an attribute. */
const BODY_COLOURS: Record<string, string> = { black: '#23292f', white: '#eceff1', grey: '#7d868e', red: '#b3261e' }

const LABEL_LENGTH = 14

const attributesIn = (cell: string): Record<string, string | number> =>
  Object.fromEntries(
    cell
      .split(';')
      .map((pair) => pair.trim())
      .filter((pair) => pair !== '')
      .map((pair) => {
        const [key = '', value = ''] = pair.split('=')
        return [key, /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value]
      }),
  )

const deviceOf = (name: string, type: string | undefined): SeedDevice => {
  const gap = name.indexOf(' ')
  if (type === undefined || gap < 0) throw new Error(`A device without type, maker or model: ${name}`)
  return makeDevice(type, name.slice(0, gap).replaceAll('_', ' '), name.slice(gap + 1))
}

const fitting = (devices: SeedDevice[]): Texts => {
  const names = devices.slice(0, 3).map(({ brand, model }) => `${brand} ${model}`)
  const last = names.at(-1) ?? ''
  const list = (and: string) => (names.length > 1 ? `${names.slice(0, -1).join(', ')} ${and} ${last}` : last)
  return texts(
    `Passar bland annat ${list('och')}.`,
    `Passer blant annet til ${list('og')}.`,
    `Passt unter anderem zu ${list('und')}.`,
    `Passer blandt andet til ${list('og')}.`,
  )
}
