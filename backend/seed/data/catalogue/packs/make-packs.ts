import type { SeedDevice, SeedProduct } from '../../records'
import type { Texts } from '../../../../texts'
import { chemistryAdvice } from '../chemistry-advice'
import { choose } from '../chance'
import { makeDevice } from '../make-device'
import { makeProduct } from '../make-product'
import { paragraphs, perLanguage } from '../naming'
import { slugify } from '../../../../catalogue/slugify'
import { listIn, numberIn, readRows, sizeIn } from '../read-rows'
import { shopPrice } from '../shop-price'
import { packSentence, packWord } from '../cells/cell-texts'
import { estimateSize } from './estimate-size'
import { PACK_KINDS, type PackKind, type PackKindKey } from './pack-kinds'
import { REPLACES, TO, capacityText, energySentence, fitsSentence, kitSentence, replacesSentence, withTools } from './pack-texts'
import type { Maker } from './makers'

/**
 * One replacement pack per line. `parts`: part numbers of the original, best known first (may be empty); `size` in mm as width x
 * height x depth and `weight` in g (estimated where empty); `price` in SEK; `models`: the devices it fits, without the brand.
 */
const COLUMNS = ['parts', 'voltage', 'mah', 'size', 'weight', 'price', 'models', 'demand'] as const
type PackRow = Record<(typeof COLUMNS)[number], string>

export type PackLine = {
  kind: PackKindKey
  deviceBrand: string
  category: string | ((firstModel: string) => string)
  makers: readonly Maker[]
  chemistry?: string
  /** The variations of each pack: none, one and two pieces, with and without fitting tools, or other capacities of the table. */
  sold?: 'alone' | 'packs' | 'tools' | 'capacities'
  /** The text after the device's brand in the name, if it is not the first model: `18 V LXT`. */
  system?: string
  /** The models of rows with an empty `models` cell. */
  models?: string
  /** Part numbers of discontinued packs, and the part number that replaces each. */
  replacedBy?: Record<string, string>
  deviceType?: string
}

const modelsOf = (line: PackLine, row: PackRow): string[] => listIn(row.models || (line.models ?? ''))

const groupOf = (line: PackLine, make: Maker, alone: string): string | null =>
  ({
    alone: null,
    capacities: `${make.prefix}-${slugify(`${line.deviceBrand} ${line.system ?? ''}`)}`.toLowerCase(),
    packs: alone.toLowerCase(),
    tools: alone.toLowerCase(),
  })[line.sold ?? 'alone']

const VARIES: Record<NonNullable<PackLine['sold']>, string[]> = {
  alone: [],
  packs: [],
  tools: ['tools-included'],
  capacities: ['capacity-ah'],
}

type Variant = { suffix: string; words: Texts | null; pack: number; tools: boolean }

const VARIANTS: Record<NonNullable<PackLine['sold']>, Variant[]> = {
  alone: [{ suffix: '', words: null, pack: 1, tools: false }],
  capacities: [{ suffix: '', words: null, pack: 1, tools: false }],
  packs: [
    { suffix: '', words: null, pack: 1, tools: false },
    { suffix: '-2P', words: packWord(2), pack: 2, tools: false },
  ],
  tools: [
    { suffix: '', words: null, pack: 1, tools: false },
    { suffix: '-KIT', words: withTools, pack: 1, tools: true },
  ],
}

const skuPart = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll('+', 'P')
    .replace(/[^A-Z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
const skuOf = (prefix: string, part: string, suffix: string): string => `${prefix}-${skuPart(part)}${suffix}`

const productOf = (line: PackLine, make: Maker, row: PackRow, variant: Variant): SeedProduct => {
  const kind: PackKind = PACK_KINDS[line.kind]
  const parts = listIn(row.parts)
  const models = modelsOf(line, row)
  const [part] = parts
  const [model] = models
  const subject = part ?? model
  if (subject === undefined || model === undefined) throw new Error(`A pack that fits nothing: ${JSON.stringify(row)}`)
  const sku = skuOf(make.prefix, subject, variant.suffix)
  const voltage = numberIn(row.voltage)
  const mah = make.capacity === 1 ? numberIn(row.mah) : Math.round((numberIn(row.mah) * make.capacity) / 10) * 10
  const wattHours = (voltage * mah) / 1000
  const inAmpereHours = line.kind === 'tool'
  const estimate = estimateSize(line.kind, wattHours)
  const size = row.size === '' ? estimate : sizeIn(row.size)
  const weight = row.weight === '' ? estimate.weight : numberIn(row.weight)
  const chemistry = line.chemistry ?? 'li-ion'
  const gone = part === undefined ? undefined : line.replacedBy?.[part]
  const name = perLanguage((language) => {
    const what = `${make.name} ${kind.noun[language]} ${TO[language]} ${line.deviceBrand} ${line.system ?? model}`
    const facts = [what, capacityText(mah, inAmpereHours), ...(variant.words ? [variant.words[language]] : [])].join(', ')
    return part ? `${facts} (${REPLACES[language]} ${part})` : facts
  })
  return makeProduct({
    sku,
    brand: make.key,
    categories: [typeof line.category === 'string' ? line.category : line.category(model)],
    tags: [...kind.tags, ...(make.capacity > 1 ? ['high-capacity'] : [])],
    name,
    description: paragraphs(
      [replacesSentence(parts.slice(0, 3), sku), fitsSentence(line.deviceBrand, models, sku)],
      [
        energySentence(voltage, mah, inAmpereHours),
        variant.pack > 1 ? packSentence(variant.pack) : null,
        variant.tools ? kitSentence : null,
      ],
      [chemistryAdvice(chemistry, sku), choose(sku, 'pack-advice', kind.advice)],
    ),
    attributes: {
      ...(parts.length > 0 ? { replaces: parts.join(', ') } : {}),
      chemistry,
      rechargeable: 'yes',
      voltage,
      ...(inAmpereHours ? { 'capacity-ah': mah / 1000 } : { 'capacity-mah': mah }),
      energy: Math.round(wattHours * 10) / 10,
      'pack-size': variant.pack,
      ...(line.sold === 'tools' ? { 'tools-included': variant.tools ? 'yes' : 'no' } : {}),
      ...(row.size === '' ? {} : { width: size.width, height: size.height, length: size.depth }),
      ...(row.weight === '' ? {} : { weight }),
    },
    fits: models.map((each) => makeDevice(kind.device, line.deviceBrand, each).key),
    drawing: {
      shape: kind.shape,
      width: size.width,
      height: size.height,
      depth: size.depth,
      colours: kind.colours,
      label: subject,
      smallPrint: [capacityText(mah, inAmpereHours)],
      count: variant.pack,
      ...(variant.tools && { tools: true as const }),
    },
    price: shopPrice(numberIn(row.price) * make.price * (variant.pack > 1 ? 1.8 : 1) + (variant.tools ? 50 : 0)),
    quantityDiscounts:
      line.kind === 'phone' || line.kind === 'tablet' || line.kind === 'laptop'
        ? []
        : [
            { q: 3, percent: 5 },
            { q: 10, percent: 10 },
          ],
    weightGrams: Math.round(weight * variant.pack * 1.1) + (variant.tools ? 90 : 15),
    group: groupOf(line, make, skuOf(make.prefix, subject, '')),
    variationAttributes: VARIES[line.sold ?? 'alone'],
    discountCategory: kind.discountCategory,
    discontinued: gone !== undefined,
    successor: gone === undefined ? null : skuOf(make.prefix, gone, variant.suffix),
    demand: numberIn(row.demand) * make.demand,
  })
}

export type Packs = { devices: SeedDevice[]; products: SeedProduct[] }

/** The replacement packs of a table, one per brand of the line, and the devices they fit. */
export const makePacks = (line: PackLine, table: string): Packs => {
  const rows = readRows(COLUMNS, table)
  const type = line.deviceType ?? PACK_KINDS[line.kind].device
  return {
    devices: rows.flatMap((row) => modelsOf(line, row).map((model) => makeDevice(type, line.deviceBrand, model))),
    products: rows.flatMap((row) =>
      line.makers.flatMap((make) => VARIANTS[line.sold ?? 'alone'].map((variant) => productOf(line, make, row, variant))),
    ),
  }
}

/** Concatenates tables. */
export const joinPacks = (...all: Packs[]): Packs => ({
  devices: all.flatMap(({ devices }) => devices),
  products: all.flatMap(({ products }) => products),
})
