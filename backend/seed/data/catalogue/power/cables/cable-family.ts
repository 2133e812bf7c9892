import type { SeedProduct } from '../../../records'
import type { Texts } from '../../../../../texts'
import type { SeedFamily } from '../../family'
import { makeProduct } from '../../make-product'
import { decimal, paragraphs, perLanguage, texts } from '../../naming'
import { listIn, numberIn, readRows } from '../../read-rows'
import { COLOURS } from '../../attribute-values'
import { goodsOf } from '../kind'
import { cableCategories, cableKinds } from './cable-kinds'
import { ADAPTER_ROWS, CABLE_ROWS } from './cable-rows'

const HEX: Record<string, [string, string]> = {
  black: ['#20252a', '#3a4148'],
  white: ['#eceff1', '#cfd6db'],
}

const words: Texts = texts('Kabel', 'Kabel', 'Kabel', 'Kabel')

/** Cables with only one length and colour have no variations. */
const variationOf = (code: string, lengths: number, colours: number) =>
  lengths * colours === 1
    ? {}
    : {
        group: `cable-${code.toLowerCase()}`,
        variationAttributes: [...(lengths > 1 ? ['cable-length'] : []), ...(colours > 1 ? ['colour'] : [])],
      }

/** A cable's lengths and colours are variations of each other. */
const cables = readRows(['code', 'ends', 'category', 'watts', 'lengths', 'colours', 'price', 'tip'], CABLE_ROWS).flatMap((row) =>
  listIn(row.lengths).flatMap((length, at) =>
    listIn(row.colours).map((colour): SeedProduct => {
      const metres = numberIn(length)
      const colourName = COLOURS[colour]
      const hex = HEX[colour]
      if (!colourName || !hex) throw new Error(`No cable is ${colour}`)
      const rating = row.watts === '' ? '' : `${row.watts} W`
      const smallPrint = [...(rating === '' ? [] : [rating]), ...row.ends.replace('– ', '–\n').split('\n')]
      return makeProduct({
        sku: `${row.code}-${metres * 100}${colour.slice(0, 1).toUpperCase()}`,
        brand: 'ladugo',
        categories: [row.category],
        name: perLanguage((language) =>
          [words[language], row.ends, rating, `${decimal(metres)} m`, colourName[language].toLowerCase()]
            .filter(Boolean)
            .join(' '),
        ),
        description: paragraphs(
          [
            texts(
              `Kabel ${row.ends} på ${decimal(metres)} meter med knäckskydd i båda ändar, provad för 10 000 böjningar.`,
              `Kabel ${row.ends} på ${decimal(metres)} meter med knekkbeskyttelse i begge ender, testet for 10 000 bøyinger.`,
              `Kabel ${row.ends} mit ${decimal(metres)} m Länge und Knickschutz an beiden Enden, auf 10.000 Biegungen geprüft.`,
              `Kabel ${row.ends} på ${decimal(metres)} meter med knækbeskyttelse i begge ender, testet til 10.000 bøjninger.`,
            ),
          ],
          [
            rating === ''
              ? null
              : texts(
                  `Klarar laddning med upp till ${rating}. Effekten bestäms av den svagaste av laddare, kabel och apparat.`,
                  `Tåler lading med opptil ${rating}. Effekten bestemmes av den svakeste av lader, kabel og apparat.`,
                  `Für das Laden mit bis zu ${rating}. Maßgeblich ist das schwächste Glied aus Ladegerät, Kabel und Gerät.`,
                  `Klarer opladning med op til ${rating}. Effekten bestemmes af den svageste af oplader, kabel og apparat.`,
                ),
          ],
        ),
        attributes: {
          connector: row.tip,
          'cable-length': metres,
          colour,
          ...(row.watts === '' ? null : { power: numberIn(row.watts) }),
        },
        drawing: { shape: 'cable', width: 120, height: 112, depth: 10, colours: hex, label: `${decimal(metres)} m`, smallPrint, count: 1 },
        price: Math.round((numberIn(row.price) * (1 + at * 0.25)) / 10) * 10 - 1,
        quantityDiscounts: [{ q: 3, percent: 10 }],
        weightGrams: Math.round(18 + metres * 22),
        ...variationOf(row.code, listIn(row.lengths).length, listIn(row.colours).length),
        discountCategory: 'cables',
        demand: row.code === 'CBL-CC60' ? 0.7 : 0.45,
      })
    }),
  ),
)

const others = goodsOf(cableKinds, ADAPTER_ROWS, {
  'PWB-10W': { discontinued: true, successor: 'PWB-10B' },
  'PWB-20B': { campaign: 25, decoration: 'best-seller' },
})

/** Charging cables, plugs and power banks. */
export const cableFamily: SeedFamily = {
  categories: cableCategories,
  devices: others.devices,
  products: [...cables, ...others.products],
}
