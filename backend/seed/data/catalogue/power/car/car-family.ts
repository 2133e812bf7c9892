import type { SeedAttribute, SeedProduct } from '../../../records'
import type { Texts } from '../../../../../texts'
import type { SeedFamily } from '../../family'
import { makeDevice } from '../../make-device'
import { makeProduct } from '../../make-product'
import { paragraphs, perLanguage, texts } from '../../naming'
import { listIn, numberIn, readRows, sizeIn } from '../../read-rows'
import { LEAD_ADVICE } from '../battery-advice'
import { CAR_MODEL_ROWS } from './car-models'
import { CAR_ROWS, OWN_BRAND_ROWS } from './car-rows'
import { carCategories, POLE_SIDES, TECHNOLOGIES } from './car-technologies'

/** Attributes that motorcycles and ride-on mowers also use: the side of the positive terminal, and the trade number. */
const vehicleAttributes: SeedAttribute[] = [
  {
    key: 'positive-pole',
    name: texts('Pluspol', 'Plusspol', 'Pluspol', 'Pluspol'),
    unit: null,
    values: {
      right: texts('Höger', 'Høyre', 'Rechts', 'Højre'),
      left: texts('Vänster', 'Venstre', 'Links', 'Venstre'),
    },
  },
  { key: 'etn', name: texts('ETN', 'ETN', 'ETN', 'ETN'), unit: null },
  { key: 'case-size', name: texts('Hölje', 'Kasse', 'Gehäuse', 'Kasse'), unit: null },
]

const rows = readRows(['etn', 'technology', 'ah', 'cca', 'size', 'positive', 'case', 'price'], CAR_ROWS)
type Row = (typeof rows)[number]

const models = readRows(['make', 'model', 'cases', 'needs', 'positive'], CAR_MODEL_ROWS).map((row) => ({
  device: makeDevice('car', row.make, row.model),
  cases: new Set(listIn(row.cases)),
  needs: row.needs,
  positive: row.positive,
}))

/** The technologies that can replace one, itself first: a stronger one always can, and recuperation needs AGM. */
const STANDS_IN: Record<string, readonly string[]> = { flooded: ['flooded'], efb: ['efb', 'agm'], agm: ['agm'] }

/** The cars that a battery fits: same case and terminal, and at least the technology that the car needs. */
const fitsOf = (row: Row): string[] =>
  models
    .filter(({ cases, needs, positive }) => cases.has(row.case) && positive === row.positive && STANDS_IN[needs]?.includes(row.technology))
    .map(({ device }) => device.key)

const kind: Texts = texts('bilbatteri', 'bilbatteri', 'Autobatterie', 'bilbatteri')

const carBattery = (row: Row, brand: string, label: string, price: number): SeedProduct => {
  const technology = TECHNOLOGIES[row.technology]
  const side = POLE_SIDES[row.positive]
  if (!technology || !side) throw new Error(`Unknown technology or pole in ${row.etn}`)
  const { width: length, height: width, depth: height } = sizeIn(row.size)
  const [ah, cca] = [numberIn(row.ah), numberIn(row.cca)]
  const measures = `${length} × ${width} × ${height} mm`
  const positive = row.positive === 'left' ? 'left' : 'right'
  return makeProduct({
    sku: `${label.slice(0, 2).toUpperCase()}-${row.etn.replaceAll(' ', '')}`,
    mpn: row.etn,
    brand,
    categories: [technology.category],
    tags: label === 'Startbjörn' ? ['cold-resistant'] : [],
    name: perLanguage((language) =>
      [label, kind[language], technology.word, `${ah} Ah ${cca} A`, row.etn].filter(Boolean).join(' '),
    ),
    description: paragraphs(
      [technology.purpose],
      [
        perLanguage((language) => `${row.case}: ${measures}, ${side[language]}, ${cca} A (EN).`),
        texts(
          'Levereras fyllt och laddat. Spara bilens inställningar med en extern matning under bytet.',
          'Leveres fylt og ladet. Ta vare på bilens innstillinger med ekstern spenning under byttet.',
          'Wird gefüllt und geladen geliefert. Erhalten Sie die Einstellungen des Fahrzeugs beim Tausch mit einer Stützspannung.',
          'Leveres fyldt og opladet. Bevar bilens indstillinger med en ekstern forsyning under udskiftningen.',
        ),
        LEAD_ADVICE,
      ],
    ),
    attributes: {
      etn: row.etn,
      'case-size': row.case,
      chemistry: technology.chemistry,
      voltage: 12,
      'capacity-ah': ah,
      'cold-cranking': cca,
      'positive-pole': positive,
      terminal: /^B(19|24)$/.test(row.case) ? 'auto-post-small' : 'auto-post',
      length,
      width,
      height,
    },
    fits: fitsOf(row),
    drawing: {
      shape: 'car-battery',
      width: length,
      height,
      depth: width,
      colours: technology.colours,
      label: `${ah} Ah`,
      count: 1,
      positive,
    },
    price,
    weightGrams: Math.round((length * width * height) / 520),
    discountCategory: 'vehicle',
    demand: ['H5', 'H6', 'H7'].includes(row.case) ? 0.7 : 0.4,
  })
}

const bear = rows.map((row) => carBattery(row, 'startbjorn', 'Startbjörn', numberIn(row.price)))
const own = readRows(['etn', 'price'], OWN_BRAND_ROWS).map(({ etn, price }) => {
  const row = rows.find((each) => each.etn === etn)
  if (!row) throw new Error(`No case for ${etn}`)
  return carBattery(row, 'kraftcell', 'Kraftcell', numberIn(price))
})

/** Starter batteries for cars, vans and lorries. */
export const carFamily: SeedFamily = {
  categories: carCategories,
  attributes: vehicleAttributes,
  devices: models.map(({ device }) => device),
  products: [...bear, ...own],
}
