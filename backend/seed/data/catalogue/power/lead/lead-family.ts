import type { Texts } from '../../../../../texts'
import type { SeedProduct } from '../../../records'
import type { SeedFamily } from '../../family'
import { makeDevice } from '../../make-device'
import { makeProduct } from '../../make-product'
import { decimal, paragraphs, perLanguage, texts } from '../../naming'
import { listIn, numberIn, readRows, sizeIn } from '../../read-rows'
import { SEALED_LEAD_ADVICE } from '../battery-advice'
import { LEAD_LINES, leadCategories } from './lead-lines'
import { LEAD_ROWS, UPS_KIT_ROWS } from './lead-rows'

const rows = readRows(['code', 'line', 'volts', 'ah', 'size', 'terminal', 'kg', 'price'], LEAD_ROWS)

const batteries = rows.map((row): SeedProduct => {
  const line = LEAD_LINES[row.line]
  if (!line) throw new Error(`No line of lead batteries: ${row.line}`)
  const { width: length, height: width, depth: height } = sizeIn(row.size)
  const [volts, ah, kg] = [numberIn(row.volts), numberIn(row.ah), numberIn(row.kg)]
  const fact = `${volts} V ${decimal(ah)} Ah`
  const measures = `${length} × ${width} × ${height} mm`
  const pole: Record<string, string> = row.terminal === 'jst' ? { connector: 'jst' } : { terminal: row.terminal }
  return makeProduct({
    sku: row.code,
    brand: 'norrvolt',
    categories: [line.category],
    tags: row.line === 'long-life' ? ['long-life', 'professional'] : ['rechargeable'],
    name: perLanguage((language) => `${line.name[language]} ${fact} ${row.code}`),
    description: paragraphs(
      [line.purpose],
      [
        texts(
          `Höljet mäter ${measures} inklusive polerna. Det får monteras i valfritt läge utom upp och ned.`,
          `Kassen måler ${measures} inkludert polene. Den kan monteres i alle stillinger unntatt opp ned.`,
          `Maße einschließlich der Pole: ${measures}. Einbau in jeder Lage außer über Kopf.`,
          `Kassen måler ${measures} inklusive polerne. Den kan monteres i alle stillinger undtagen på hovedet.`,
        ),
        SEALED_LEAD_ADVICE,
      ],
    ),
    attributes: {
      chemistry: line.chemistry,
      rechargeable: 'yes',
      voltage: volts,
      'capacity-ah': ah,
      energy: Math.round(volts * ah),
      ...pole,
      length,
      width,
      height,
    },
    drawing: {
      shape: 'lead-block',
      width: length,
      height,
      depth: width,
      colours: line.colours,
      label: fact,
      smallPrint: [row.code],
      count: 1,
      positive: 'left',
    },
    price: numberIn(row.price),
    quantityDiscounts:
      ah <= 12
        ? [
            { q: 4, percent: 5 },
            { q: 10, percent: 12 },
          ]
        : [],
    weightGrams: Math.round(kg * 1000),
    discountCategory: 'lead',
    demand: ah === 7.2 || ah === 12 ? 0.75 : 0.35,
  })
})

const ups = texts('Batterisats till APC', 'Batterisett til APC', 'Akkusatz für APC', 'Batterisæt til APC')

/** The batteries that a kit holds, as the middle of a sentence. */
const inKit = (count: number): Texts =>
  count === 1
    ? texts('ett 12-voltsbatteri', 'ett 12-voltsbatteri', 'ein 12-V-Akku', 'ét 12 volt-batteri')
    : texts(`${count} st 12-voltsbatterier`, `${count} stk. 12-voltsbatterier`, `${count} Akkus mit 12 V`, `${count} stk. 12 volt-batterier`)

const kits = readRows(['rbc', 'battery', 'count', 'price', 'models'], UPS_KIT_ROWS).map((row) => {
  const inside = batteries.find((battery) => battery.sku === row.battery)
  if (!inside) throw new Error(`No battery ${row.battery} for ${row.rbc}`)
  const count = numberIn(row.count)
  const devices = listIn(row.models).map((model) => makeDevice('ups', 'APC', model))
  const product = makeProduct({
    sku: `KIT-${row.rbc}`,
    brand: 'norrvolt',
    categories: ['lead/ups-kits', 'lead/standby'],
    name: perLanguage((language) => `${ups[language]} ${row.rbc}`),
    description: paragraphs([
      texts(
        `Ersätter batterimodulen ${row.rbc}: ${inKit(count).sv} som flyttas in i modulens hållare med befintligt kablage.`,
        `Erstatter batterimodulen ${row.rbc}: ${inKit(count).no} som settes inn i modulens holder med eksisterende kabler.`,
        `Ersetzt das Batteriemodul ${row.rbc}: ${inKit(count).de} zum Einsetzen in den vorhandenen Halter mit den alten Kabeln.`,
        `Erstatter batterimodulet ${row.rbc}: ${inKit(count).da}, der sættes i modulets holder med de eksisterende kabler.`,
      ),
      SEALED_LEAD_ADVICE,
    ]),
    attributes: { ...inside.attributes, replaces: row.rbc, 'pack-size': count },
    fits: devices.map(({ key }) => key),
    drawing: { ...inside.drawing, count, label: row.rbc },
    price: numberIn(row.price),
    weightGrams: inside.weightGrams * count,
    accessories: [inside.sku],
    discountCategory: 'lead',
    demand: 0.45,
  })
  return { product, devices }
})

/** Sealed lead batteries for alarms, UPS, mobility and solar power. */
export const leadFamily: SeedFamily = {
  categories: leadCategories,
  devices: kits.flatMap((kit) => kit.devices),
  products: [...batteries, ...kits.map((kit) => kit.product)],
}
