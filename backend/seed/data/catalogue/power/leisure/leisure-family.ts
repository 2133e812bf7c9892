import type { SeedFamily } from '../../family'
import { makeProduct } from '../../make-product'
import { decimal, paragraphs, perLanguage, texts } from '../../naming'
import { numberIn, readRows, sizeIn } from '../../read-rows'
import { LEAD_ADVICE, LIFEPO4_ADVICE } from '../battery-advice'
import { LEISURE_BUILDS, leisureCategories } from './leisure-builds'
import { LEISURE_ROWS } from './leisure-rows'

const products = readRows(['code', 'build', 'volts', 'ah', 'size', 'terminal', 'kg', 'price'], LEISURE_ROWS).map((row) => {
  const build = LEISURE_BUILDS[row.build]
  if (!build) throw new Error(`No build of leisure batteries: ${row.build}`)
  const { width: length, height: width, depth: height } = sizeIn(row.size)
  const [volts, ah] = [numberIn(row.volts), numberIn(row.ah)]
  const isLithium = row.build === 'lithium'
  return makeProduct({
    sku: row.code,
    brand: isLithium ? 'norrvolt' : 'startbjorn',
    categories: [`leisure/${row.build}`],
    tags: isLithium ? ['rechargeable', 'outdoor', 'high-capacity'] : ['rechargeable', 'outdoor'],
    name: perLanguage((language) => `${build.name[language]} ${decimal(volts)} V ${ah} Ah ${row.code}`),
    description: paragraphs(
      [build.purpose],
      [
        texts(
          `${Math.round(volts * ah)} Wh i ett hölje på ${length} × ${width} × ${height} mm.`,
          `${Math.round(volts * ah)} Wh i en kasse på ${length} × ${width} × ${height} mm.`,
          `${Math.round(volts * ah)} Wh in einem Gehäuse von ${length} × ${width} × ${height} mm.`,
          `${Math.round(volts * ah)} Wh i en kasse på ${length} × ${width} × ${height} mm.`,
        ),
        isLithium ? LIFEPO4_ADVICE : LEAD_ADVICE,
      ],
    ),
    attributes: {
      chemistry: build.chemistry,
      rechargeable: 'yes',
      voltage: volts,
      'capacity-ah': ah,
      energy: Math.round(volts * ah),
      cycles: build.cycles,
      terminal: row.terminal,
      length,
      width,
      height,
    },
    drawing: {
      shape: row.terminal === 'auto-post' ? 'car-battery' : 'lead-block',
      width: length,
      height,
      depth: width,
      colours: build.colours,
      label: `${ah} Ah`,
      count: 1,
      positive: 'right',
    },
    price: numberIn(row.price),
    weightGrams: Math.round(numberIn(row.kg) * 1000),
    discountCategory: 'vehicle',
    demand: ah === 100 ? 0.7 : 0.4,
  })
})

/** Batteries for caravans, boats, cabins and electric outboards. */
export const leisureFamily: SeedFamily = { categories: leisureCategories, devices: [], products }
