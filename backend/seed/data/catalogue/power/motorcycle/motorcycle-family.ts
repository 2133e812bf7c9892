import type { SeedDevice, SeedProduct } from '../../../records'
import type { SeedFamily } from '../../family'
import { makeDevice } from '../../make-device'
import { makeProduct } from '../../make-product'
import { decimal, paragraphs, perLanguage, texts } from '../../naming'
import { slugify } from '../../../../../catalogue/slugify'
import { listIn, numberIn, readRows, sizeIn } from '../../read-rows'
import { LEAD_ADVICE, LIFEPO4_ADVICE } from '../battery-advice'
import { BUILDS, LITHIUM_NAME, motorcycleCategories } from './motorcycle-builds'
import { MOTORCYCLE_MODEL_ROWS } from './motorcycle-models'
import { MOTORCYCLE_LITHIUM_ROWS, MOTORCYCLE_ROWS } from './motorcycle-rows'

const rows = readRows(['code', 'build', 'ah', 'cca', 'size', 'positive', 'kg', 'price', 'machines'], MOTORCYCLE_ROWS)
type Row = (typeof rows)[number]

const withYears = new Map(readRows(['code', 'machines'], MOTORCYCLE_MODEL_ROWS).map(({ code, machines }) => [code, machines]))

/** "Honda CB500": the first word is the maker. */
const machinesOf = ({ code, machines }: Row): SeedDevice[] =>
  [...listIn(machines), ...listIn(withYears.get(code) ?? '')].map((name) =>
    makeDevice('motorcycle', name.slice(0, name.indexOf(' ')), name.slice(name.indexOf(' ') + 1)),
  )

const shared = (row: Row) => {
  const { width: length, height: width, depth: height } = sizeIn(row.size)
  const positive = row.positive === 'left' ? ('left' as const) : ('right' as const)
  return {
    fits: machinesOf(row).map(({ key }) => key),
    measures: { length, width, height },
    positive,
    drawn: { shape: 'lead-block' as const, width: length, height, depth: width, count: 1, positive },
  }
}

const leadBattery = (row: Row): SeedProduct => {
  const build = row.build === 'flooded' ? BUILDS.flooded : BUILDS.agm
  const { fits, measures, positive, drawn } = shared(row)
  const ah = numberIn(row.ah)
  const starting: Record<string, number> = row.cca === '' ? {} : { 'cold-cranking': numberIn(row.cca) }
  return makeProduct({
    sku: `SB-${slugify(row.code).toUpperCase()}`,
    mpn: row.code,
    brand: 'startbjorn',
    categories: [build.category],
    name: perLanguage((language) => `${build.name[language]} 12 V ${decimal(ah)} Ah ${row.code}`),
    description: paragraphs([build.purpose], [LEAD_ADVICE]),
    attributes: {
      size: row.code,
      chemistry: build.chemistry,
      voltage: 12,
      'capacity-ah': ah,
      ...starting,
      'positive-pole': positive,
      terminal: 'mc-bolt',
      ...measures,
    },
    fits,
    drawing: { ...drawn, colours: build.colours, label: row.code },
    price: numberIn(row.price),
    weightGrams: Math.round(numberIn(row.kg) * 1000),
    discountCategory: 'vehicle',
    demand: fits.length > 1 ? 0.65 : 0.35,
  })
}

const lithiumBattery = (cells: Record<'code' | 'wh' | 'cca' | 'kg' | 'price', string>): SeedProduct => {
  const row = rows.find((each) => each.code === cells.code)
  if (!row) throw new Error(`No lead battery of the size ${cells.code}`)
  const { fits, measures, positive, drawn } = shared(row)
  const wh = numberIn(cells.wh)
  return makeProduct({
    sku: `LFP-${slugify(row.code).toUpperCase()}`,
    brand: 'startbjorn',
    categories: ['motorcycle/lithium'],
    tags: ['rechargeable', 'high-capacity'],
    name: perLanguage((language) => `${LITHIUM_NAME[language]} ${decimal(wh)} Wh ${cells.cca} A LFP-${row.code}`),
    description: paragraphs(
      [
        texts(
          `Tar platsen efter ${row.code} och väger bara ${decimal(numberIn(cells.kg))} kg. Distanser i förpackningen fyller ut höjden.`,
          `Tar plassen til ${row.code} og veier bare ${decimal(numberIn(cells.kg))} kg. Avstandsstykker i pakken fyller ut høyden.`,
          `Ersetzt ${row.code} und wiegt nur ${decimal(numberIn(cells.kg))} kg. Beiliegende Distanzstücke gleichen die Höhe aus.`,
          `Erstatter ${row.code} og vejer kun ${decimal(numberIn(cells.kg))} kg. Afstandsstykker i pakken udfylder højden.`,
        ),
        texts(
          'I kyla: tänd lyset en minut före start, så värms cellerna.',
          'I kulde: Slå på lyset ett minutt før start, så varmes cellene.',
          'Bei Kälte: vor dem Start eine Minute das Licht einschalten, das wärmt die Zellen.',
          'I kulde: Tænd lyset et minut før start, så varmes cellerne.',
        ),
      ],
      [LIFEPO4_ADVICE],
    ),
    attributes: {
      size: `LFP-${row.code}`,
      replaces: row.code,
      chemistry: 'lifepo4',
      rechargeable: 'yes',
      voltage: 12.8,
      energy: wh,
      'cold-cranking': numberIn(cells.cca),
      'positive-pole': positive,
      terminal: 'mc-bolt',
      ...measures,
    },
    fits,
    drawing: { ...drawn, colours: ['#0f3f4f', '#7fd1ae'], label: `${decimal(wh)} Wh`, smallPrint: [row.code] },
    price: numberIn(cells.price),
    weightGrams: Math.round(numberIn(cells.kg) * 1000),
    discountCategory: 'vehicle',
    demand: 0.3,
  })
}

/** Starter batteries for motorcycles, scooters, quads and snowmobiles. */
export const motorcycleFamily: SeedFamily = {
  categories: motorcycleCategories,
  devices: rows.flatMap(machinesOf),
  products: [
    ...rows.map(leadBattery),
    ...readRows(['code', 'wh', 'cca', 'kg', 'price'], MOTORCYCLE_LITHIUM_ROWS).map(lithiumBattery),
  ],
}
